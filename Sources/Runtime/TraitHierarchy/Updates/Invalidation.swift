import DynamicColors
import TraitSystem

/// The invalidation of nodes that depend on the changes of an update, one scope after the other.
struct Invalidation {
  private var change: TraitUpdate.Change
  /// The changed traits that affect color appearance.
  private var changedColorTraits = TraitMask()
  private var comparison = ColorUse.Comparison()
  /// The trackers and the nodes that they track.
  private var trackers: [(tracker: RedrawTracker, subtree: Subtree)]
  private let memory: UpdateMemory

  /// Prepares the invalidation for a change.
  init(_ change: TraitUpdate.Change, _ tree: TraitTree) {
    self.change = change
    trackers = tree.trackers.compactMap(\.object).map { ($0, $0.subtree) }
    memory = tree.memory ?? UpdateMemory()
    advance(to: change)
  }

  /// Continues with another change.
  mutating func advance(to change: TraitUpdate.Change) {
    self.change = change
    changedColorTraits = change.changed.affectingColorAppearance
    comparison.traits = change.new
  }

  /// Schedules the phases of a node that depend on the change.
  mutating func invalidate(_ node: TraitNode) {
    let affected = unsafe node.stateReference?._withUnsafeGuaranteedRef {
      $0.dependents(on: change.changed)
    }
    guard let affected, !affected.isEmpty else { return }
    if affected.contains(.properties) { node.invalidateProperties() }
    if affected.contains(.constraints) { node.invalidateConstraints() }
    if affected.contains(.layout) { node.invalidateLayout() }
    if affected.contains(.measuring) { node.invalidateMeasuring() }
    if affected.isDisjoint(with: [.drawing, .colors]) { return }
    guard let state = node.state else { return }
    let isRead = affected.contains(.drawing)
    let looksAtChange =
      affected.contains(.colors) && state.masks.colors.intersects(changedColorTraits)
    let differs = looksAtChange && differs(node, state)
    if isRead || differs {
      node.invalidateDisplay()
    } else if node.flags.contains(.needsDisplay) {
      // The change can have reverted an earlier one.
      node.flags.insert(.comparesDisplay)
    }
    if trackers.isEmpty { return }
    report(
      node,
      state,
      isRead: isRead,
      differences: looksAtChange ? comparison.differences(of: state.colorUses) : nil
    )
  }

  /// Returns whether a color of a node resolves to another value.
  private mutating func differs(_ node: TraitNode, _ state: NodeState) -> Bool {
    let (differs, mask) = comparison.compare(state.colorUses)
    if mask != state.phaseReads?.masks.colors ?? TraitMask() {
      // Another variant can depend on other traits, even if its color is the same.
      var masks = state.masks
      masks.colors = mask
      if state.keep(masks, in: memory) { node.noteReads() }
    }
    return differs
  }

  /// Reports a node whose drawing depends on the change to the trackers.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - state: Its state.
  ///   - isRead: Whether the node read a changed trait directly.
  ///   - differences: The colors that resolve to another value; nil if none of them reads a changed
  ///     trait that affects color appearance.
  private mutating func report(
    _ node: TraitNode,
    _ state: NodeState,
    isRead: Bool,
    differences: [ColorUse.Comparison.Difference]?
  ) {
    let traitChange = TraitChange(
      previous: change.old,
      current: change.new,
      reason: change.reason
    )
    for index in trackers.indices {
      let tracker = trackers[index].tracker
      if tracker.mode == .coarse {
        if state.masks.colors.intersects(change.changed) {
          (node as? View)?.setNeedsDisplay()
        }
      } else if !isRead, differences == nil {
        continue
      }
      if !trackers[index].subtree.contains(node) { continue }
      let note = RedrawNote(
        state,
        differences: differences,
        mode: tracker.mode,
        change: traitChange,
        changed: change.changed
      )
      tracker.note(note, for: node)
    }
  }
}
