import DynamicColors
import TraitSystem

/// Marks what depends on the changes of an update, one scope after the other.
struct Invalidation {
  private var change: TraitUpdate.Change
  /// The traits that changed and that colors may look at.
  private var changedColorTraits = TraitMask()
  private var comparison = ColorUseComparison()
  private let tree: TraitTree
  private let isWatched: Bool

  /// Prepares to mark what depends on a change.
  init(_ change: TraitUpdate.Change, _ tree: TraitTree) {
    self.change = change
    self.tree = tree
    isWatched = !tree.trackers.isEmpty
    advance(to: change)
  }

  /// Goes on to another change.
  mutating func advance(to change: TraitUpdate.Change) {
    self.change = change
    changedColorTraits = change.changed.affectingColorAppearance
    comparison.traits = change.new
  }

  /// Marks what a node has to do again.
  mutating func invalidate(_ node: TraitNode, _ state: NodeState) {
    let changed = change.changed
    if state.propertyReads.intersects(changed) { node.invalidateProperties() }
    if state.constraintReads.intersects(changed) { node.invalidateConstraints() }
    if state.layoutReads.intersects(changed) { node.invalidateLayout() }
    if state.measureReads.intersects(changed) { node.invalidateMeasuring() }
    let isRead = state.drawReads.intersects(changed)
    if !isRead, !state.colorReads.intersects(changed) { return }
    let looksAtChange = state.colorReads.intersects(changedColorTraits)
    let differs = looksAtChange && differs(node, state)
    if isRead || differs { node.invalidateDisplay() }
    if !isWatched { return }
    tell(node, state, isRead, looksAtChange ? comparison.differences(of: state.colorUses) : nil)
  }

  /// Whether a color of a node comes to something else.
  private mutating func differs(_ node: TraitNode, _ state: NodeState) -> Bool {
    let (differs, mask) = comparison.compare(state.colorUses)
    if mask != state.colorReads {
      // Another variant may look at other traits, although the color is the same.
      state.colorReads = mask
      node.noteReads()
    }
    return differs
  }

  /// Tells the trackers of a node whose drawing depends on the change.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - state: Its state.
  ///   - isRead: Whether it read a changed trait itself.
  ///   - differences: The colors that resolve to something else; nil if none reads a changed trait that
  ///     affects color appearance.
  private func tell(
    _ node: TraitNode,
    _ state: NodeState,
    _ isRead: Bool,
    _ differences: [ColorUseComparison.Difference]?
  ) {
    let traitChange = TraitChange(
      previous: change.old,
      current: change.new,
      reason: change.reason
    )
    for tracker in tree.trackers.compactMap(\.tracker) {
      if tracker.mode == .coarse {
        if state.colorReads.intersects(change.changed) { node.invalidateDisplay() }
      } else if !isRead, differences == nil {
        continue
      }
      let note = RedrawNote(state, differences, tracker.mode, traitChange, changed: change.changed)
      tracker.note(note, for: node)
    }
  }
}
