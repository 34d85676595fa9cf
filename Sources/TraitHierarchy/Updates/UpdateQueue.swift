/// The nodes of a tree that wait for a phase.
struct UpdateQueue {
  private var list = WaitingList<TraitNode>()

  /// Adds a node that isn't queued anywhere.
  mutating func append(_ node: TraitNode) {
    node.flags.insert(.queued)
    list.append(node)
  }

  /// Takes out a node that is queued here.
  mutating func remove(_ node: TraitNode) {
    node.flags.remove(.queued)
    list.remove(node)
  }

  /// The nodes that wait for a phase, at or below a node, the upper ones first.
  ///
  /// Those at which nothing happens in the phase are done with it at once.
  mutating func nodes(waitingFor phase: UpdatePhase, below top: TraitNode) -> [TraitNode] {
    if list.isEmpty { return [] }
    // Depth and place in one number each, which sorts faster than anything with references.
    var found: [UInt64] = []
    let (flag, restFlag) = (phase.flag, phase.restFlag)
    let isWhole = top.flags.contains(.isRoot)
    for place in list.places {
      guard let entry = list[place] else { continue }
      entry._withUnsafeGuaranteedRef { node in
        if node.flags.contains(flag), isWhole || node === top || node.isBelow(top) {
          if node.flags.isDisjoint(with: restFlag) {
            found.append(UInt64(node.depthInTree) << 32 | UInt64(place))
          } else {
            node.flags.remove(flag)
          }
        }
        if node.flags.isDisjoint(with: [.needsAll, .isAppearing]) {
          node.flags.remove(.queued)
          list.empty(place)
        }
      }
    }
    list.removeGapsIfEmpty()
    found.sort()
    return found.compactMap {
      list[Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF)]?.takeUnretainedValue()
    }
  }
}

extension TraitNode: Waiting {}

extension TraitNode {
  /// Notes that the node waits for a phase.
  final func setNeeds(_ flag: NodeFlags) {
    flags.insert(flag)
    enqueueIfNeeded()
  }

  /// Puts the node into the queue of its tree if it waits for something and isn't there.
  final func enqueueIfNeeded() {
    guard !flags.contains(.queued), !flags.isDisjoint(with: [.needsAll, .isAppearing]),
      let tree = scope?.tree
    else { return }
    tree.queue.append(self)
  }

  /// Takes the node out of the queue that it is in.
  final func dequeueIfNeeded() {
    if flags.contains(.queued) { scope?.tree?.queue.remove(self) }
  }
}
