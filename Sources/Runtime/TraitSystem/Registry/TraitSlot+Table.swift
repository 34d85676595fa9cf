public import Synchronization

/// The slots of the trait types in use, for lookup without a lock.
///
/// An open-addressed table from metatype to slot. Entries are only added, by one thread at a time
/// (under the registry's lock): first the slot, then the metatype that makes it visible. A table
/// that is a quarter full is replaced by one of twice the size; the old table stays allocated,
/// because other threads can still be reading it, and all old tables together aren't larger than
/// the last. Collections keep a reference to the table that existed at their creation, which avoids
/// an atomic load.
extension _TraitSlot {
  /// The index mask, then a metatype and the bits of a slot for each entry.
  @usableFromInline typealias TypeTable = UnsafeMutablePointer<Atomic<UInt>>

  /// The address of the table.
  private static let current = unsafe Atomic<UInt>(UInt(bitPattern: make(capacity: 256)))

  /// The table.
  ///
  /// It can be replaced at any time, but its entries stay valid.
  static var types: TypeTable {
    // The address is always that of a table; the alternative is never used.
    unsafe TypeTable(bitPattern: current.load(ordering: .acquiring)) ?? make(capacity: 1)
  }

  /// Returns the slot of a trait type, which is registered at first use.
  @usableFromInline
  static func slot<T: TraitDefinition>(for type: T.Type) -> _TraitSlot {
    unsafe find(UInt(bitPattern: ObjectIdentifier(type)), in: types)
      ?? TraitRegistry.shared.resolve(type)
  }

  @inlinable @inline(__always)
  static func find(_ type: UInt, in table: TypeTable) -> _TraitSlot? {
    let mask = unsafe table[0].load(ordering: .relaxed)
    var index = start(of: type)
    while true {
      let entry = unsafe table + Int(bitPattern: 1 &+ 2 &* (index & mask))
      let found = unsafe entry[0].load(ordering: .acquiring)
      if found == type { return unsafe _TraitSlot(bits: entry[1].load(ordering: .relaxed)) }
      if found == 0 { return nil }
      index &+= 1
    }
  }

  /// Returns the first index to probe.
  ///
  /// Metatypes of one module have adjacent addresses, so their bits are mixed.
  @inlinable @inline(__always)
  static func start(of type: UInt) -> UInt {
    (type &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)) &>> 40
  }

  /// Adds a type that isn't in the table; requires the registry's lock.
  ///
  /// - Parameters:
  ///   - type: The address of the metatype.
  ///   - slot: The result of ``find(_:in:)`` for the type.
  ///   - count: The number of types in the table so far.
  static func addToTypes(_ type: UInt, slot: _TraitSlot, count: Int) {
    var table = unsafe types
    let capacity = unsafe Int(table[0].load(ordering: .relaxed)) + 1
    if count + 1 > capacity / 4 {
      let larger = unsafe make(capacity: 2 * capacity)
      for entry in 0..<capacity {
        let old = unsafe table[1 + 2 * entry].load(ordering: .relaxed)
        let bits = unsafe table[2 + 2 * entry].load(ordering: .relaxed)
        if old != 0 { unsafe add(old, bits: bits, to: larger) }
      }
      current.store(UInt(bitPattern: larger), ordering: .releasing)
      unsafe table = larger
    }
    unsafe add(type, bits: slot.bits, to: table)
  }

  private static func add(_ type: UInt, bits: UInt, to table: TypeTable) {
    let mask = unsafe table[0].load(ordering: .relaxed)
    var index = start(of: type) & mask
    while unsafe table[Int(1 + 2 * index)].load(ordering: .relaxed) != 0 {
      index = (index + 1) & mask
    }
    unsafe table[Int(2 + 2 * index)].store(bits, ordering: .relaxed)
    unsafe table[Int(1 + 2 * index)].store(type, ordering: .releasing)
  }

  private static func make(capacity: Int) -> TypeTable {
    let words = TypeTable.allocate(capacity: 1 + 2 * capacity)
    for index in 0..<1 + 2 * capacity {
      unsafe (words + index).initialize(to: Atomic(index == 0 ? UInt(capacity - 1) : 0))
    }
    return unsafe words
  }
}
