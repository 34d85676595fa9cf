public import Synchronization

/// The slots of the trait types that were used so far, found without a lock.
///
/// An open-addressed table from metatype to slot. Entries are only added, by one thread at a time
/// (the registry's lock sees to that): the slot first, then the metatype that makes it visible.
/// When a quarter full, the table is replaced by one of twice the size; the old one is kept, because
/// others may still be reading it, which costs no more memory in all than the last one. Collections
/// know the table as of their creation, which spares looking for it.
@usableFromInline
enum TraitTypeTable {
  /// The index mask, then a metatype and the bits of a slot for each entry.
  @usableFromInline typealias Words = UnsafeMutablePointer<Atomic<UInt>>

  /// The address of the table.
  private static let current = Atomic<UInt>(UInt(bitPattern: make(capacity: 256)))

  /// The table; it may be replaced at any time, but what is in it stays right.
  static var words: Words {
    // The address is that of a table from the beginning, so there is no other case.
    Words(bitPattern: current.load(ordering: .acquiring)) ?? make(capacity: 1)
  }

  /// The slot of a trait type, which is registered at its first use.
  @usableFromInline
  static func slot<T: TraitDefinition>(for type: T.Type) -> _TraitSlot {
    find(UInt(bitPattern: ObjectIdentifier(type)), in: words)
      ?? TraitRegistry.shared.resolve(type)
  }

  @inlinable @inline(__always)
  static func find(_ type: UInt, in table: Words) -> _TraitSlot? {
    let mask = table[0].load(ordering: .relaxed)
    var index = start(of: type)
    while true {
      let entry = table + Int(bitPattern: 1 &+ 2 &* (index & mask))
      let found = entry[0].load(ordering: .acquiring)
      if found == type { return _TraitSlot(bits: entry[1].load(ordering: .relaxed)) }
      if found == 0 { return nil }
      index &+= 1
    }
  }

  /// Where to begin to look: metatypes of one module are neighbours, so their bits are mixed.
  @inlinable @inline(__always)
  static func start(of type: UInt) -> UInt {
    (type &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)) &>> 40
  }

  /// Adds a type that isn't in the table; only while holding the registry's lock.
  ///
  /// - Parameters:
  ///   - type: The address of the metatype.
  ///   - slot: What ``find(_:in:)`` shall answer.
  ///   - count: The number of types in the table so far.
  static func insert(_ type: UInt, slot: _TraitSlot, count: Int) {
    var table = words
    let capacity = Int(table[0].load(ordering: .relaxed)) + 1
    if count + 1 > capacity / 4 {
      let larger = make(capacity: 2 * capacity)
      for entry in 0..<capacity {
        let old = table[1 + 2 * entry].load(ordering: .relaxed)
        if old != 0 { add(old, bits: table[2 + 2 * entry].load(ordering: .relaxed), to: larger) }
      }
      current.store(UInt(bitPattern: larger), ordering: .releasing)
      table = larger
    }
    add(type, bits: slot.bits, to: table)
  }

  private static func add(_ type: UInt, bits: UInt, to table: Words) {
    let mask = table[0].load(ordering: .relaxed)
    var index = start(of: type) & mask
    while table[Int(1 + 2 * index)].load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
    table[Int(2 + 2 * index)].store(bits, ordering: .relaxed)
    table[Int(1 + 2 * index)].store(type, ordering: .releasing)
  }

  private static func make(capacity: Int) -> Words {
    let words = Words.allocate(capacity: 1 + 2 * capacity)
    for index in 0..<1 + 2 * capacity {
      (words + index).initialize(to: Atomic(index == 0 ? UInt(capacity - 1) : 0))
    }
    return words
  }
}
