import TraitSystem

/// Says exactly which nodes must be drawn again after traits have changed, for which colors, and why.
///
/// A node must be drawn again if a color that it used when it was last drawn now comes to something
/// else, or if a trait that it read while drawing has changed. Which traits colors are looked at for
/// is decided by `affectsColorAppearance` alone, unless the tracker is ``Mode/coarse``.
///
/// ```swift
/// let tracker = RedrawTracker(scene)
/// scene.updateIfNeeded()                          // everything is drawn once
/// sidebar.traitOverrides.userInterfaceStyle = .dark
/// for redraw in tracker.takeRedraws() { print(redraw) }
/// // list: background #ffffff → #1c1c1e (override at sidebar)
/// ```
///
/// It follows the node that it watches to another window, scene or application, and out of the hierarchy
/// and back. A node that comes below the watched one from elsewhere counts from then on, by the traits
/// with which it was last drawn.
public final class RedrawTracker {
  /// How closely to look.
  public enum Mode: Hashable, Sendable {
    /// Nodes one of whose colors comes to something else.
    case exact
    /// All nodes that use a color that looks at a changed trait, whatever it comes to, as UIKit does,
    /// and whether or not the trait affects color appearance. They are really drawn again.
    case coarse
  }

  /// How closely it looks.
  public let mode: Mode

  private let top: TraitNode
  private var entries: [ObjectIdentifier: RedrawEntry] = [:]
  /// How many entries there have been.
  private var order = 0
  /// How many entries there may be before those of nodes that have ended are taken out.
  private var entryLimit = RedrawTracker.leastEntryLimit

  private static let leastEntryLimit = 64

  /// Watches a node and all below it from now on.
  ///
  /// - Parameters:
  ///   - top: The node, which the tracker keeps alive, but nothing below it. Nothing is updated where it
  ///     is in no window, scene or application and is none; changes made there are found once it is in
  ///     one again.
  ///   - mode: How closely to look.
  public init(_ top: TraitNode, mode: Mode = .exact) {
    self.top = top
    self.mode = mode
    let scope = top.makeScope()
    scope.removeEndedTrackers()
    scope.add(self)
  }

  deinit { top.ownScope?.removeEndedTrackers() }

  /// Brings the traits up to date and says which nodes must be drawn again, or were drawn again since
  /// this was last asked; upper nodes come first.
  public func takeRedraws() -> [Redraw] {
    top.updateTraitsIfNeeded()
    guard top.scope?.tree != nil else { return [] }
    let found = entries.values.sorted { $0.order < $1.order }
    entries = [:]
    entryLimit = Self.leastEntryLimit
    var taken: [(depth: Int, redraws: [Redraw])] = []
    for var entry in found {
      // A node that was taken out is looked at when it comes back.
      guard let node = entry.node, isBelowTop(node) else { continue }
      if entry.hasArrived, let note = RedrawNote(sinceDrawing: node, mode) { entry.replace(note) }
      let redraws = entry.notes.filter { !$0.isVoid }.map { Redraw(node, $0) }
      if !redraws.isEmpty { taken.append((node.depth, redraws)) }
    }
    return taken.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .flatMap(\.element.redraws)
  }

  /// Notes what a change means for a node.
  func note(_ note: RedrawNote, for node: TraitNode) {
    if isBelowTop(node) { changeEntry(of: node) { $0.add(note) } }
  }

  /// Notes that nodes have come into the tree which were drawn elsewhere or in no tree.
  func note(arrivals nodes: [TraitNode]) {
    for node in nodes where isBelowTop(node) { changeEntry(of: node) { $0.hasArrived = true } }
  }

  private func changeEntry(of node: TraitNode, _ body: (inout RedrawEntry) -> Void) {
    let key = ObjectIdentifier(node)
    // Another node may have been in the same place in memory.
    if entries[key]?.node !== node {
      if entries.count >= entryLimit { removeEndedEntries() }
      entries[key] = RedrawEntry(node, order: order)
      order += 1
    }
    body(&entries[key, default: RedrawEntry(node, order: order)])
  }

  /// Takes out the entries of nodes that have ended, so that a tracker that is never asked doesn't grow.
  private func removeEndedEntries() {
    entries = entries.filter { $0.value.node != nil }
    entryLimit = max(Self.leastEntryLimit, 2 * entries.count)
  }

  private func isBelowTop(_ node: TraitNode) -> Bool { node === top || node.isBelow(top) }
}

/// A reference to a tracker that doesn't keep it alive.
struct WeakTracker {
  weak var tracker: RedrawTracker?

  /// Whether the tracker has ended or is among others.
  func isOne(of others: [WeakTracker]) -> Bool {
    tracker == nil || others.contains { $0.tracker === tracker }
  }
}
