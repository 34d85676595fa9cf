import TraitSystem

/// Says exactly which nodes must be drawn again after traits have changed, for which colours, and why.
///
/// A node must be drawn again if a colour that it used when it was last drawn now comes to something
/// else, or if a trait that it read while drawing has changed. Which traits colours are looked at for
/// is decided by `affectsColorAppearance` alone.
///
/// ```swift
/// let tracker = RedrawTracker(scene)
/// scene.updateIfNeeded()                          // everything is drawn once
/// sidebar.traitOverrides.userInterfaceStyle = .dark
/// for redraw in tracker.takeRedraws() { print(redraw) }
/// // list: background #ffffff → #1c1c1e (override at sidebar)
/// ```
public final class RedrawTracker {
  /// How closely to look.
  public enum Mode: Hashable, Sendable {
    /// Nodes one of whose colours comes to something else.
    case exact
    /// All nodes that use a colour that looks at a changed trait, whatever it comes to; what UIKit
    /// does, for comparison. They are really drawn again.
    case coarse
  }

  /// How closely it looks.
  public let mode: Mode

  private let top: TraitNode
  private var redraws: [Redraw] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Watches a node and all below it from now on.
  ///
  /// - Parameters:
  ///   - top: The node, which the tracker keeps alive; it must be in a window, a scene or an
  ///     application, or be one, because nothing is updated elsewhere.
  ///   - mode: How closely to look.
  public init(_ top: TraitNode, mode: Mode = .exact) {
    self.top = top
    self.mode = mode
    top.scope?.tree?.add(self)
  }

  /// Brings the traits up to date and says which nodes must be drawn again, or were drawn again since
  /// this was last asked; upper nodes come first.
  public func takeRedraws() -> [Redraw] {
    top.updateTraitsIfNeeded()
    var found = redraws
    redraws = []
    places = [:]
    var taken: [(depth: Int, order: Int, redraw: Redraw)] = []
    for order in found.indices where !found[order].isVoid {
      let node = Unmanaged.passUnretained(found[order].traitNode)
      if node._withUnsafeGuaranteedRef({ isBelowTop($0) }) {
        taken.append((found[order].traitNode.depth, order, found[order]))
      } else if !found[order].isLastReference() {
        // It must be drawn once it comes back.
        keep(found[order])
      }
    }
    return taken.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }.map(\.redraw)
  }

  /// Notes what a change means for a node.
  func note(_ redraw: Redraw) {
    if isBelowTop(redraw.traitNode) { keep(redraw) }
  }

  /// Keeps what a change means; what it says of colours replaces what an earlier change said, unless
  /// the node was drawn in between.
  private func keep(_ redraw: Redraw) {
    let key = ObjectIdentifier(redraw.traitNode)
    if let place = places[key], redraws[place].drawCount == redraw.drawCount {
      redraws[place].merge(redraw)
    } else {
      places[key] = redraws.count
      redraws.append(redraw)
    }
  }

  private func isBelowTop(_ node: TraitNode) -> Bool { node === top || node.isBelow(top) }
}

/// A reference to a tracker that doesn't keep it alive.
struct WeakTracker {
  weak var tracker: RedrawTracker?
}

extension TraitTree {
  func add(_ tracker: RedrawTracker) {
    trackers.removeAll { $0.tracker == nil }
    trackers.append(WeakTracker(tracker: tracker))
  }
}
