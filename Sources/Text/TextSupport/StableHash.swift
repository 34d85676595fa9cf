/// A hash of texts that is the same in all runs and on all machines.
///
/// Source: FNV-1a with 64 bits (Fowler, Noll, Vo; RFC 9923).
package struct StableHash: Hashable, Sendable {
  private var bits: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  /// Creates the hash of no texts.
  package init() {}

  /// Adds a text and a terminator, so that adjacent texts are not taken for one.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { bits = (bits ^ UInt64(byte)) &* Self.prime }
    bits = (bits ^ 0xFF) &* Self.prime
  }

  /// Adds the bytes of a text and a terminator.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { bits = (bits ^ UInt64(byte)) &* Self.prime }
    bits = (bits ^ 0xFF) &* Self.prime
  }

  /// The hash in 16 hexadecimal digits.
  package var digits: String { bits.hexadecimalDigits(count: 16) }
}
