extension UnsafeBufferPointer<UInt8> {
  /// Compares with a lower-case ASCII text; only `A`…`Z` are folded, so U+212A is no `k`.
  @inline(__always)
  func equalsIgnoringASCIICase(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let other = text.utf8Start
    var index = 0
    while index < count {
      if self[index].lowercasedASCII != other[index] { return false }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  @inline(__always)
  var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }

  /// CSS white space: space, tab, line feed, carriage return, form feed; nothing beyond ASCII.
  @inline(__always)
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }

  /// The value of a hexadecimal digit, or 255.
  @inline(__always)
  var hexValue: UInt8 {
    // Without branches: digits and letters alternate unpredictably.
    let value = (self & 15) &+ (self >> 6) &* 9
    let isHex = isDigit != ((self | 0x20) &- 0x61 < 6)
    return isHex ? value : 255
  }

  /// Whether an identifier of CSS may begin with the byte (escapes are not supported).
  @inline(__always)
  var startsName: Bool { lowercasedASCII &- 0x61 < 26 || self == 0x5F || self >= 0x80 }

  @inline(__always)
  var continuesName: Bool { startsName || isDigit || self == 0x2D }
}
