import TextSupport

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes equal a lowercase ASCII text; only `A`…`Z` are folded, so that
  /// U+212A is not a `k`.
  @inline(__always)
  func equalsIgnoringASCIICase(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let other = unsafe text.utf8Start
    var index = 0
    while index < count {
      if unsafe self[index].lowercasedASCII != other[index] { return false }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  /// CSS whitespace: space, tab, line feed, carriage return, form feed; nothing beyond ASCII.
  @inline(__always)
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }

  /// Whether the byte may begin an identifier of CSS (escapes are not supported).
  @inline(__always)
  var startsName: Bool { isASCIILetter || self == 0x5F || self >= 0x80 }

  @inline(__always)
  var continuesName: Bool { startsName || isASCIIDigit || self == 0x2D }
}
