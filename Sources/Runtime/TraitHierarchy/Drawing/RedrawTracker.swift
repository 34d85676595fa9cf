import TraitSystem

/// A tracker that reports which nodes must be redrawn after a change of traits, for which colors,
/// and why.
///
/// A node must be redrawn if a color that it used in its last drawing now resolves to another
/// value, or if a trait that it read while drawing has changed. Only traits with
/// `affectsColorAppearance` are considered for colors, unless the tracker is ``Mode/coarse``.
///
/// ```swift
/// let tracker = RedrawTracker(scene)
/// scene.updateIfNeeded()                          // everything is drawn once
/// sidebar.traitOverrides.userInterfaceStyle = .dark
/// for redraw in tracker.takeRedraws() { print(redraw) }
/// // list: {background} #ffffff → #1c1c1e (override at sidebar)
/// ```
///
/// The tracker follows its top node to another window, scene or application, and out of the
/// hierarchy and back. A node that is moved below the top node is tracked from then on, relative to
/// the traits with which it was last drawn.
public final class RedrawTracker {
  /// The precision of a tracker.
  public enum Mode: Hashable, Sendable {
    /// Reports nodes with a color that resolves to another value.
    case exact
    /// Reports and redraws all nodes that use a color that depends on a changed trait, even if its
    /// value is the same, as UIKit does, and even if the trait doesn't affect color appearance.
    case coarse
  }

  /// The precision of the tracker.
  public let mode: Mode

  private let top: TraitNode
  private var entries: [ObjectIdentifier: RedrawEntry] = [:]
  /// The number of entries created so far.
  private var order = 0
  /// The number of entries at which those of deallocated nodes are removed.
  private var entryLimit = RedrawTracker.leastEntryLimit

  private static let leastEntryLimit = 64

  /// Starts tracking a node and its descendants.
  ///
  /// - Parameters:
  ///   - top: The node, which is retained, while its descendants aren't. No updates run while it
  ///     isn't in a window, scene or application; changes made then are found once it is in one
  ///     again.
  ///   - mode: The precision of the tracker.
  public init(_ top: TraitNode, mode: Mode = .exact) {
    self.top = top
    self.mode = mode
    let scope = top.makeScope()
    scope.removeEndedTrackers()
    scope.add(self)
  }

  deinit { whenReleased { top.ownScope?.removeEndedTrackers() } }

  /// Updates the traits and returns the nodes that must be redrawn or have been redrawn since the
  /// last call; parents come first.
  public func takeRedraws() -> [Redraw] {
    top.updateTraitsIfNeeded()
    guard top.scope?.tree != nil else { return [] }
    let found = entries.values.sorted { $0.order < $1.order }
    entries = [:]
    entryLimit = Self.leastEntryLimit
    var taken: [(depth: Int, redraws: [Redraw])] = []
    var subtree = subtree
    for var entry in found {
      // A removed node is checked when it returns.
      guard let node = entry.node, subtree.contains(node) else { continue }
      if entry.hasArrived, let note = RedrawNote(sinceDrawing: node, mode: mode) {
        entry.replace(note)
      }
      let redraws = entry.notes.filter { !$0.isVoid }.map { Redraw(node, $0) }
      if !redraws.isEmpty { taken.append((node.depth, redraws)) }
    }
    return taken.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .flatMap(\.element.redraws)
  }

  /// The tracked nodes.
  var subtree: Subtree { Subtree(of: top) }

  /// Records the effect of a change on a tracked node.
  func note(_ note: RedrawNote, for node: TraitNode) {
    changeEntry(of: node) { $0.add(note) }
  }

  /// Records nodes that have entered the tree after being drawn elsewhere.
  func note(arrivals nodes: [TraitNode]) {
    var subtree = subtree
    for node in nodes where subtree.contains(node) {
      changeEntry(of: node) { $0.hasArrived = true }
    }
  }

  private func changeEntry(of node: TraitNode, _ body: (inout RedrawEntry) -> Void) {
    let key = ObjectIdentifier(node)
    // Another node may have had the same address.
    if entries[key]?.node !== node {
      if entries.count >= entryLimit { removeEndedEntries() }
      entries[key] = RedrawEntry(node, order: order)
      order += 1
    }
    body(&entries[key, default: RedrawEntry(node, order: order)])
  }

  /// Removes the entries of deallocated nodes, so that the entries of an unused tracker don't
  /// accumulate.
  private func removeEndedEntries() {
    entries = entries.filter { $0.value.node != nil }
    entryLimit = max(Self.leastEntryLimit, 2 * entries.count)
  }
}

/// A reference to an object that doesn't retain it.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
