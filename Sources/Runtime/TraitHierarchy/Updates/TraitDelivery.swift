import TraitSystem

/// A change to be delivered to the observers of the nodes of a scope.
final class TraitDelivery {
  private let changed: TraitMask
  private let change: TraitChange

  init(_ change: TraitUpdate.Change) {
    changed = change.changed
    self.change = TraitChange(
      previous: change.old,
      current: change.new,
      reason: change.reason
    )
  }

  /// Calls the observers of the first nodes in the queue of a tree, as long as they have this
  /// delivery.
  func run(in tree: TraitTree, on thread: ThreadState) {
    thread.perform(with: change.current) {
      // A handler can set another current collection, which ends with the handler.
      repeat {
        guard let node = tree.deliveries.popFirst(of: self) else { return }
        withExtendedLifetime(node) {
          unsafe tree.delivering = .passUnretained(node)
          run(node, in: tree)
          unsafe tree.delivering = nil
        }
      } while thread.isCurrent(change.current)
    }
  }

  /// Calls the observers of a node, unless a handler has removed the node from the tree.
  private func run(_ node: TraitNode, in tree: TraitTree) {
    guard let state = node.state,
      unsafe node.treeReference?._withUnsafeGuaranteedRef({ $0 === tree }) ?? false
    else { return }
    if let trace = tree.trace {
      trace(.change(node: node.label, change))
      let unfollowed = unfollowedColorTraits(state)
      if !unfollowed.isEmpty { trace(.unfollowedColors(node: node.label, traits: unfollowed)) }
    }
    runTrackings(node, state)
    // The loop uses a copy, so registrations made by handlers aren't called.
    for registration in state.registrations where registration.concerns(change, changed) {
      if registration.handler?(node, change) == false { drop(registration, of: node, state) }
    }
    if state.observesEverything {
      (node as? ViewController)?.applyTraitsOfChildren()
      node.traitCollectionDidChange(change.previous)
    }
  }

  /// The changed traits that the node's colors read although they don't affect color appearance.
  private func unfollowedColorTraits(_ state: NodeState) -> [TraitKey] {
    let reads = state.masks.colors
    if !reads.intersects(changed) { return [] }
    return change.traits.filter { !$0.affectsColorAppearance && reads.contains(slot: $0.slot) }
  }

  private func runTrackings(_ node: TraitNode, _ state: NodeState) {
    if state.onceTrackings.isEmpty { return }
    let due = state.onceTrackings.filter { $0.mask.intersects(changed) }
    if due.isEmpty { return }
    state.onceTrackings.removeAll { tracking in due.contains { $0 === tracking } }
    node.noteReads()
    for tracking in due { tracking.onChange(change) }
  }

  private func drop(_ registration: Registration, of node: TraitNode, _ state: NodeState) {
    state.remove(registration)
    node.noteReads()
  }
}
