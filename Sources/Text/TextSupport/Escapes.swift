extension Sequence<Unicode.Scalar> {
  /// Returns text in which some characters are escaped.
  ///
  /// - Parameter escape: The escape of a character, or nil to keep the character as it is.
  /// - Returns: The text with its escapes.
  package func escaped(_ escape: (Unicode.Scalar) -> String?) -> String {
    var result = UTF8Buffer()
    for scalar in self { result += escape(scalar) ?? String(scalar) }
    return String(decoding: result.bytes, as: UTF8.self)
  }
}

/// Escapes of single characters in the output languages.
extension Unicode.Scalar {
  /// `\u202e`, as two surrogates beyond U+FFFF (RFC 8259, section 7).
  package var jsonEscape: String {
    (UTF16.encode(self) ?? UTF16.EncodedScalar()).map { unit in
      "\\u" + UInt64(unit).hexadecimalDigits(count: 4)
    }.joined()
  }

  /// `\u{202e}`, in Swift and in text for people.
  package var swiftEscape: String { "\\u{\(String(value, radix: 16))}" }

  /// `\202e ` with the space that ends it (css-syntax-3, "Consume an escaped code point").
  package var cssEscape: String { "\\\(String(value, radix: 16)) " }

  /// `\x1B`, `\u202E` or `\U000E0001` (YAML 1.2.2, section 5.7).
  package var yamlEscape: String {
    switch value {
    case 0...0xFF: "\\x" + UInt64(value).hexadecimalDigits(count: 2, uppercase: true)
    case 0...0xFFFF: "\\u" + UInt64(value).hexadecimalDigits(count: 4, uppercase: true)
    default: "\\U" + UInt64(value).hexadecimalDigits(count: 8, uppercase: true)
    }
  }
}

extension UInt64 {
  /// Returns the hexadecimal digits of the number, padded with leading zeros to a count.
  package func hexadecimalDigits(count: Int, uppercase: Bool = false) -> String {
    let width = bitWidth - leadingZeroBitCount
    let length = Swift.max(count, (width + 3) / 4, 1)
    return unsafe String(unsafeUninitializedCapacity: length) { buffer in
      var rest = self
      for index in (0..<length).reversed() {
        let digit = UInt8(truncatingIfNeeded: rest & 15)
        unsafe buffer[index] = digit.hexadecimalDigit(uppercase: uppercase)
        rest >>= 4
      }
      return length
    }
  }
}

extension UInt8 {
  /// Returns the hexadecimal digit of a value below 16.
  @inlinable @inline(__always)
  package func hexadecimalDigit(uppercase: Bool = false) -> UInt8 {
    self &+ (self < 10 ? 0x30 : uppercase ? 0x37 : 0x57)
  }
}
