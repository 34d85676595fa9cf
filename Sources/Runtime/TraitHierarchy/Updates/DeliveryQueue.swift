/// The deliveries of an update that haven't been made, the topmost node first.
///
/// Entries stay in the array when they are taken, so that taking one doesn't change the array.
@safe final class DeliveryQueue {
  /// A node with observers to call.
  @safe struct Entry {
    /// The node, which the entry retains.
    let node: Unmanaged<TraitNode>
    /// The index of the node's delivery.
    let delivery: UInt32
    /// The number of nodes above the node.
    let depth: UInt32
  }

  private var entries: [Entry] = []
  private var deliveries: [TraitDelivery] = []
  /// The index of the first entry that hasn't been taken.
  private var next = 0

  var isEmpty: Bool { next == entries.count }

  /// The delivery of the first entry; nil if there is none.
  var first: TraitDelivery? { isEmpty ? nil : deliveries[Int(entries[next].delivery)] }

  /// Fills the queue, which must be empty; the nodes of one depth keep their order.
  func fill(_ entries: [Entry], _ deliveries: [TraitDelivery]) {
    // Released at the end, because the deinitializer of a trait's value can use the queue.
    var (oldEntries, oldDeliveries) = (entries, deliveries)
    swap(&oldEntries, &self.entries)
    swap(&oldDeliveries, &self.deliveries)
    next = 0
  }

  /// Takes the first entry if it has a given delivery, and returns its node.
  func popFirst(of delivery: TraitDelivery) -> TraitNode? {
    if isEmpty { return nil }
    let entry = entries[next]
    if deliveries[Int(entry.delivery)] !== delivery { return nil }
    next += 1
    if isEmpty { fill([], []) }
    return unsafe entry.node.takeRetainedValue()
  }
}
