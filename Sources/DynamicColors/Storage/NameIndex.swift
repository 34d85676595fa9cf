/// The positions of names in a list that has the names themselves, in eight bytes for each slot.
///
/// A dictionary from names to positions takes 20 bytes for each slot.
struct NameIndex: Sendable {
  /// The upper half of the hash above one more than the position; zero for a free slot.
  private var slots: [UInt64]

  /// Creates an index for at most `capacity` names.
  init(capacity: Int) {
    var size = 16
    while size < capacity + capacity / 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// Returns the position of a name; nil if it has none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isAt: Returns whether it is the name at a position.
  /// - Returns: The position that was entered.
  @inline(__always)
  func position(of name: String, isAt: (Int) -> Bool) -> Int? {
    let entered = slots[slot(of: name.hashValue, isAt: isAt)]
    return entered == 0 ? nil : Self.position(entered)
  }

  /// Enters the position of a name that has none, or returns the one that it has.
  @inline(__always)
  mutating func insert(_ position: Int, for name: String, isAt: (Int) -> Bool) -> Int? {
    let hash = name.hashValue
    let slot = slot(of: hash, isAt: isAt)
    guard slots[slot] == 0 else { return Self.position(slots[slot]) }
    slots[slot] = Self.mark(hash) | UInt64(UInt32(truncatingIfNeeded: position + 1))
    return nil
  }

  /// Returns the slot that has the name with a hash, or is free for it.
  @inline(__always)
  private func slot(of hash: Int, isAt: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      let entered = slots[slot]
      if entered & Self.markBits == Self.mark(hash), isAt(Self.position(entered)) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private static let markBits: UInt64 = 0xFFFF_FFFF_0000_0000

  private static func mark(_ hash: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: hash) & markBits
  }

  private static func position(_ entered: UInt64) -> Int {
    Int(UInt32(truncatingIfNeeded: entered)) - 1
  }
}
