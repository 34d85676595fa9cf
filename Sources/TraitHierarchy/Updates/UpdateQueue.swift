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
    node.flags.remove(.queued)
    entries[Int(node.queueIndex)] = nil
    count -= 1
    if count == 0 { entries.removeAll(keepingCapacity: true) }
  }

  /// The nodes that wait for a phase, at or below a node, the upper ones first.
  mutating func nodes(waitingFor phase: UpdatePhase, below top: TraitNode) -> [TraitNode] {
    if count == 0 { return [] }
    var found: [(depth: Int, order: Int, node: TraitNode)] = []
    let isWhole = top.flags.contains(.isRoot)
    for (order, entry) in entries.enumerated() {
      guard let node = entry?.takeUnretainedValue() else { continue }
      if node.flags.isDisjoint(with: [.needsAll, .isAppearing]) {
        remove(node)
      } else if node.flags.contains(phase.flag), isWhole || node === top || node.isBelow(top) {
        found.append((node.depth, order, node))
      }
    }
    found.sort { ($0.depth, $0.order) < ($1.depth, $1.order) }
    return found.map(\.node)
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
