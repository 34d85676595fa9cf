import DynamicColors
import TraitSystem

/// Marks what depends on the changes of an update, one scope after the other.
struct Invalidation {
  private var change: TraitUpdate.Change
  /// The traits that changed and that colours may look at.
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
    let looksAtChange = state.colorReads.intersects(changedColorTraits)
    if !isRead, !looksAtChange { return }
    let differs = looksAtChange && differs(node, state)
    let differences = differs && isWatched ? comparison.differences(of: state.colorUses) : []
    if isRead || differs { node.invalidateDisplay() }
    if isWatched { tell(node, state, differences, isCoarse: looksAtChange) }
  }

  /// Whether a colour of a node comes to something else.
  private mutating func differs(_ node: TraitNode, _ state: NodeState) -> Bool {
    let (differs, mask) = comparison.compare(state.colorUses)
    if mask != state.colorReads {
      // Another variant may look at other traits, although the colour is the same.
      state.colorReads = mask
      node.noteReads()
    }
    return differs
  }

  private func tell(
    _ node: TraitNode,
    _ state: NodeState,
    _ differences: [ColorUseComparison.Difference],
    isCoarse: Bool
  ) {
    for tracker in tree.trackers.compactMap(\.tracker) {
      if tracker.mode == .coarse, isCoarse { node.invalidateDisplay() }
      tracker.note(
        Redraw(
          node: node,
          drawCount: state.drawCount,
          colors: Self.changes(of: state.colorUses, differences, tracker.mode),
          allTraits: directReads(of: state),
          change: TraitChange(previous: change.old, current: change.new, reason: change.reason)
        )
      )
    }
  }

  /// The traits that a node read itself while drawing and that have changed.
  private func directReads(of state: NodeState) -> [TraitKey] {
    if !state.drawReads.intersects(change.changed) { return [] }
    return change.new.allChangedTraits(from: change.old)
      .filter { state.drawReads.contains(slot: $0.slot) }
  }

  private static func changes(
    of uses: [ColorUse],
    _ differences: [ColorUseComparison.Difference],
    _ mode: RedrawTracker.Mode
  ) -> [Redraw.ColorChange] {
    let changes = differences.map { Redraw.ColorChange(color: $0.color, old: $0.old, new: $0.new) }
    if mode == .exact { return changes }
    return uses.map { use in
      changes.first { $0.color == use.color }
        ?? Redraw.ColorChange(color: use.color, old: use.value, new: use.value)
    }
  }
}
