import TextSupport

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
  /// CSS white space: space, tab, line feed, carriage return, form feed; nothing beyond ASCII.
  @inline(__always)
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }

  /// Whether an identifier of CSS may begin with the byte (escapes are not supported).
  @inline(__always)
  var startsName: Bool { isASCIILetter || self == 0x5F || self >= 0x80 }

  @inline(__always)
  var continuesName: Bool { startsName || isASCIIDigit || self == 0x2D }
}
