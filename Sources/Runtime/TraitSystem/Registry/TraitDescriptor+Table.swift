import Synchronization

/// The traits by slot, for lookup without a lock.
///
/// An array that only grows, by one thread at a time (under the registry's lock). A full array is
/// replaced by one of twice the size; the old array stays allocated, because other threads can
/// still be reading it. A thread that knows the number of a slot received it after the trait was
/// added, so its lookup succeeds.
extension TraitDescriptor {
  private typealias Entries = UnsafeMutablePointer<Atomic<UInt>>

  /// The address of the entries, which are addresses of immortal ``TraitDescriptor`` objects.
  private static let tableAddress = unsafe Atomic<UInt>(
    UInt(bitPattern: makeEntries(capacity: 128))
  )

  /// Returns the trait of a valid slot.
  static func descriptor(at slot: Int) -> TraitDescriptor? {
    unsafe reference(to: slot)?.takeUnretainedValue()
  }

  /// Returns whether different bits in a valid slot always represent different values.
  ///
  /// The descriptor isn't retained: comparing two collections that differ takes 19 ns instead of
  /// 24.
  static func isCanonical(at slot: Int) -> Bool {
    unsafe reference(to: slot)?._withUnsafeGuaranteedRef { $0.isCanonical } ?? false
  }

  private static func reference(to slot: Int) -> Unmanaged<TraitDescriptor>? {
    if let found = unsafe find(slot) { return unsafe found }
    // System traits have slots before the registry is created, which adds them here.
    _ = TraitRegistry.shared
    return unsafe find(slot)
  }

  private static func find(_ slot: Int) -> Unmanaged<TraitDescriptor>? {
    guard let entries = unsafe Entries(bitPattern: tableAddress.load(ordering: .acquiring)),
      let address = unsafe UnsafeRawPointer(bitPattern: entries[slot].load(ordering: .acquiring))
    else { return nil }
    return unsafe Unmanaged.fromOpaque(address)
  }

  /// Adds the trait of the next slot; requires the registry's lock.
  static func addToTable(_ descriptor: TraitDescriptor) {
    guard var entries = unsafe Entries(bitPattern: tableAddress.load(ordering: .relaxed)) else {
      return
    }
    let count = descriptor.slot
    // Capacities are powers of two, from 128 on.
    if count >= 128 && count & (count - 1) == 0 {
      let larger = unsafe makeEntries(capacity: 2 * count)
      for slot in 0..<count {
        unsafe larger[slot].store(entries[slot].load(ordering: .relaxed), ordering: .relaxed)
      }
      tableAddress.store(UInt(bitPattern: larger), ordering: .releasing)
      unsafe entries = larger
    }
    let address = unsafe UInt(bitPattern: Unmanaged.passRetained(descriptor).toOpaque())
    unsafe entries[count].store(address, ordering: .releasing)
  }

  /// Replaces the placeholder of a trait with its definition; requires the registry's lock.
  ///
  /// Both stay allocated, because other threads can still be using the placeholder.
  static func replaceInTable(with descriptor: TraitDescriptor) {
    guard let entries = unsafe Entries(bitPattern: tableAddress.load(ordering: .relaxed)) else {
      return
    }
    let address = unsafe UInt(bitPattern: Unmanaged.passRetained(descriptor).toOpaque())
    unsafe entries[descriptor.slot].store(address, ordering: .releasing)
  }

  private static func makeEntries(capacity: Int) -> Entries {
    let entries = Entries.allocate(capacity: capacity)
    for slot in 0..<capacity { unsafe (entries + slot).initialize(to: Atomic(0)) }
    return unsafe entries
  }
}
