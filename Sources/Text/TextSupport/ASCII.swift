/// Bytes of ASCII text.
extension UInt8 {
  /// Whether the byte is a digit from `0` to `9`.
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is a letter from `A` to `Z` or from `a` to `z`.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { lowercasedASCII &- 0x61 < 26 }

  /// Whether the byte is an ASCII letter, an ASCII digit, `-` or `_`.
  @inlinable @inline(__always)
  package var isASCIIWord: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }

  /// The lowercase letter of an uppercase ASCII letter; any other byte as it is.
  @inlinable @inline(__always)
  package var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit, or nil for any other byte.
  @inlinable @inline(__always)
  package var hexadecimalValue: UInt8? {
    // Without branches: digits and letters alternate unpredictably.
    let value = (self & 15) &+ (self >> 6) &* 9
    return isASCIIDigit != ((self | 0x20) &- 0x61 < 6) ? value : nil
  }
}
