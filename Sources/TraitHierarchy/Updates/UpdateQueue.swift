/// The nodes of a tree that wait for a phase.
///
/// It doesn't keep them alive: a node that ends takes itself out.
struct UpdateQueue {
  private var entries: [Unmanaged<TraitNode>?] = []
  /// How many entries are not nil.
  private var count = 0

  /// Adds a node that isn't queued anywhere.
  mutating func append(_ node: TraitNode) {
    node.queueIndex = UInt32(truncatingIfNeeded: entries.count)
    node.flags.insert(.queued)
    entries.append(.passUnretained(node))
    count += 1
  }

  /// Takes out a node that is queued here.
  mutating func remove(_ node: TraitNode) {
    takeOut(node, Int(node.queueIndex))
    if count == 0 { entries.removeAll(keepingCapacity: true) }
  }

  /// The nodes that wait for a phase, at or below a node, the upper ones first.
  ///
  /// Those at which nothing happens in the phase are done with it at once.
  mutating func nodes(waitingFor phase: UpdatePhase, below top: TraitNode) -> [TraitNode] {
    if count == 0 { return [] }
    // Depth and place in one number each, which sorts faster than anything with references.
    var found: [UInt64] = []
    let (flag, restFlag) = (phase.flag, phase.restFlag)
    let isWhole = top.flags.contains(.isRoot)
    for place in entries.indices {
      guard let entry = entries[place] else { continue }
      entry._withUnsafeGuaranteedRef { node in
        if node.flags.contains(flag), isWhole || node === top || node.isBelow(top) {
          if node.flags.isDisjoint(with: restFlag) {
            found.append(UInt64(node.depthInTree) << 32 | UInt64(place))
          } else {
            node.flags.remove(flag)
          }
        }
        if node.flags.isDisjoint(with: [.needsAll, .isAppearing]) { takeOut(node, place) }
      }
    }
    if count == 0 { entries.removeAll(keepingCapacity: true) }
    found.sort()
    return found.compactMap {
      entries[Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF)]?.takeUnretainedValue()
    }
  }

  /// Empties the place of a node and lets the others keep theirs.
  private mutating func takeOut(_ node: TraitNode, _ place: Int) {
    node.flags.remove(.queued)
    entries[place] = nil
    count -= 1
  }
}

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
}
