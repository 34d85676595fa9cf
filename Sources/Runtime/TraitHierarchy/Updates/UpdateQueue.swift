/// The nodes of a tree with pending phases.
final class UpdateQueue {
  private var list = WaitingList<TraitNode>()

  /// A superset of the flags of the nodes, which avoids searches for phases without nodes.
  private(set) var pending: NodeFlags = []

  /// Adds a node that isn't in a queue.
  func append(_ node: TraitNode) {
    node.flags.insert(.queued)
    pending.formUnion(node.flags)
    change { $0.append(node) }
  }

  /// Records a phase of a node of this queue.
  func note(_ flag: NodeFlags) { pending.formUnion(flag) }

  /// Removes a node of this queue.
  func remove(_ node: TraitNode) {
    node.flags.remove(.queued)
    change { $0.remove(node) }
  }

  /// Returns whether a node is in the queue and marked as such, or neither.
  func isConsistent(with node: TraitNode) -> Bool {
    let isQueued = node.flags.contains(.queued)
    return list.contains(node) == isQueued
      && (!isQueued || pending.isSuperset(of: node.flags.intersection(.needsAll)))
  }

  /// A description of an inconsistency of the list; nil if there is none.
  var brokenInvariant: String? { list.brokenInvariant }

  /// Changes the list with a closure that doesn't use the queue.
  ///
  /// The list is exchanged, because a change in place is checked at run time.
  @inline(__always)
  private func change<Result>(_ body: (inout WaitingList<TraitNode>) -> Result) -> Result {
    var taken = WaitingList<TraitNode>()
    swap(&taken, &list)
    defer { swap(&taken, &list) }
    return body(&taken)
  }

  /// Returns the nodes with a pending phase at or below a node, parents first.
  ///
  /// For nodes that skip the phase, it is marked as done. The caller releases the nodes.
  func nodes(waitingFor phase: UpdatePhase, below top: TraitNode) -> [Unmanaged<TraitNode>] {
    if list.isEmpty || !pending.contains(phase.flag) { return unsafe [] }
    // Depth and index are combined in one number, which sorts faster than references.
    var found: [UInt64] = []
    let (flag, restFlag) = (phase.flag, phase.restFlag)
    let isWhole = top.flags.contains(.isRoot)
    var subtree = Subtree(of: top)
    return unsafe change { list in
      list.removeAll { node, place in
        if node.flags.contains(flag), isWhole || subtree.contains(node) {
          if node.flags.isDisjoint(with: restFlag) {
            found.append(UInt64(node.depthInTree) << 32 | UInt64(place))
          } else {
            node.flags.remove(flag)
          }
        }
        if !node.flags.isDisjoint(with: [.needsAll, .isAppearing]) { return false }
        node.flags.remove(.queued)
        return true
      }
      if isWhole, found.isEmpty { pending.remove(flag) }
      found.sort()
      return unsafe found.compactMap { key in
        unsafe list[Int(truncatingIfNeeded: key & 0xFFFF_FFFF)]?.retain()
      }
    }
  }
}

extension TraitNode: Waiting {}

extension TraitNode {
  /// Schedules a phase of the node.
  final func setNeeds(_ flag: NodeFlags) {
    if flags.contains([.queued, flag]) { return }
    flags.insert(flag)
    unsafe treeReference?._withUnsafeGuaranteedRef { tree in
      if flags.contains(.queued) {
        tree.queue.note(flag)
      } else {
        tree.queue.append(self)
      }
    }
  }

  /// Adds the node to the queue of its tree if it has pending phases and isn't queued.
  final func enqueueIfNeeded() {
    if flags.contains(.queued) || flags.isDisjoint(with: [.needsAll, .isAppearing]) { return }
    unsafe treeReference?._withUnsafeGuaranteedRef { $0.queue.append(self) }
  }

  /// Removes the node from its queue.
  final func dequeueIfNeeded() {
    if flags.contains(.queued) { scope?.tree?.queue.remove(self) }
  }
}
