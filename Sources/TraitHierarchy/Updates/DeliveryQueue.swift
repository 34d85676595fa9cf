/// The deliveries of an update that haven't been made, the topmost node first.
struct DeliveryQueue {
  /// The entries; nil where one was taken.
  private var entries: [TraitDelivery.Entry?] = []
  /// The index of the first entry that hasn't been taken.
  private var next = 0
  /// The depth of the last entry that was added.
  private var lastDepth: UInt32 = 0
  /// Whether no entry is below one that was added later.
  private var isSorted = true

  var isEmpty: Bool { next == entries.count }

  /// Adds an entry.
  mutating func append(_ entry: TraitDelivery.Entry) {
    if entry.depth < lastDepth { isSorted = false }
    lastDepth = entry.depth
    entries.append(entry)
  }

  /// Puts nodes before their descendants; the nodes of one depth keep their order.
  mutating func sort() {
    if isSorted { return }
    entries.sort { $0?.depth ?? 0 < $1?.depth ?? 0 }
    isSorted = true
  }

  /// Takes the first entry; nil if there is none.
  mutating func popFirst() -> TraitDelivery.Entry? {
    if isEmpty { return nil }
    // Exchanged, because a copy would be counted.
    var entry: TraitDelivery.Entry?
    swap(&entry, &entries[next])
    next += 1
    if isEmpty { self = DeliveryQueue() }
    return entry
  }
}
