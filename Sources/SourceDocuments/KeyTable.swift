/// A table that finds equal keys of one mapping: by pairwise comparison in a small mapping, else by
/// hashing.
///
/// The hash has a random seed for each run, so that no file can make all its keys collide.
struct KeyTable {
  /// The bits of a slot for the number of a key, which must be below this value.
  static let numberMask: UInt32 = 0xFF_FFFF

  /// Mappings of at most this many keys are compared pair by pair.
  static let smallCount = 8

  private static let seed = UInt64.random(in: .min ... .max) | 1

  /// The hash's upper 8 bits above one more than the key's number; zero for a free slot.
  ///
  /// The slots are small because memory access takes almost all of the time.
  private var slots: [UInt32]
  private let mask: Int

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    mask = size - 1
  }

  /// Inserts a record's number under its text, or returns the number of an equal text.
  mutating func insert(
    _ number: UInt32,
    text: UnsafeBufferPointer<UInt8>,
    isEqual: (UInt32) -> Bool
  ) -> UInt32? {
    let hash = unsafe Self.hash(text)
    let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~Self.numberMask
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entered = slots[slot]
      if entered == 0 {
        slots[slot] = tag | (number + 1)
        return nil
      }
      if entered & ~Self.numberMask == tag {
        let other = (entered & Self.numberMask) - 1
        if isEqual(other) { return other }
      }
      slot = (slot + 1) & mask
    }
  }

  /// Returns the hash: eight bytes at a time, mixed by the folded halves of a 128-bit product.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = seed ^ UInt64(text.count)
    guard let base = unsafe UnsafeRawPointer(text.baseAddress) else { return state }
    var index = 0
    while index < text.count {
      var word: UInt64 = 0
      if index + 8 <= text.count {
        word = unsafe (base + index).loadUnaligned(as: UInt64.self)
      } else {
        for offset in index..<text.count { word = word << 8 | UInt64(unsafe text[offset]) }
      }
      let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      state = product.high ^ product.low ^ seed
      index += 8
    }
    return state ^ state >> 32
  }
}
