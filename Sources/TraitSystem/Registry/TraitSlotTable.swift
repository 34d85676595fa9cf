import Synchronization

/// The traits of the slots, found without a lock.
///
/// An array that only grows, by one thread at a time (the registry's lock sees to that). When full,
/// it is replaced by one of twice the size; the old one is kept, because others may still be reading
/// it. Whoever knows the number of a slot learnt it after the trait was added, and so finds it.
enum TraitSlotTable {
  private typealias Entries = UnsafeMutablePointer<Atomic<UInt>>

  /// The address of the entries, each the address of an immortal ``TraitDescriptor``.
  private static let current = Atomic<UInt>(UInt(bitPattern: make(capacity: 128)))

  /// The trait of a slot that was handed out.
  static func descriptor(at slot: Int) -> TraitDescriptor? {
    if let found = find(slot) { return found }
    // System traits have their slots before anything made the registry, which adds them here.
    _ = TraitRegistry.shared
    return find(slot)
  }

  private static func find(_ slot: Int) -> TraitDescriptor? {
    guard let entries = Entries(bitPattern: current.load(ordering: .acquiring)),
      let address = UnsafeRawPointer(bitPattern: entries[slot].load(ordering: .acquiring))
    else { return nil }
    return Unmanaged<TraitDescriptor>.fromOpaque(address).takeUnretainedValue()
  }

  /// Adds the trait of the next slot; only while holding the registry's lock.
  static func append(_ descriptor: TraitDescriptor) {
    guard var entries = Entries(bitPattern: current.load(ordering: .relaxed)) else { return }
    let count = descriptor.slot
    // Capacities are powers of two, from 128 on.
    if count >= 128 && count & (count - 1) == 0 {
      let larger = make(capacity: 2 * count)
      for slot in 0..<count {
        larger[slot].store(entries[slot].load(ordering: .relaxed), ordering: .relaxed)
      }
      current.store(UInt(bitPattern: larger), ordering: .releasing)
      entries = larger
    }
    let address = UInt(bitPattern: Unmanaged.passRetained(descriptor).toOpaque())
    entries[count].store(address, ordering: .releasing)
  }

  /// Puts the definition of a trait in the place of what kept its values.
  ///
  /// Only while holding the registry's lock. Both live on, as others may still be using the old one.
  static func replace(with descriptor: TraitDescriptor) {
    guard let entries = Entries(bitPattern: current.load(ordering: .relaxed)) else { return }
    let address = UInt(bitPattern: Unmanaged.passRetained(descriptor).toOpaque())
    entries[descriptor.slot].store(address, ordering: .releasing)
  }

  private static func make(capacity: Int) -> Entries {
    let entries = Entries.allocate(capacity: capacity)
    for slot in 0..<capacity { (entries + slot).initialize(to: Atomic(0)) }
    return entries
  }
}
