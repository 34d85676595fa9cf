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
package enum EscapedCharacter {
  /// `\u202e`, as two surrogates beyond U+FFFF (RFC 8259, section 7).
  package static func json(_ scalar: Unicode.Scalar) -> String {
    (UTF16.encode(scalar) ?? UTF16.EncodedScalar()).map { unit in
      "\\u" + HexadecimalText.digits(UInt64(unit), count: 4)
    }.joined()
  }

  /// `\u{202e}`, in Swift and in text for people.
  package static func swift(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// `\202e ` with the space that ends it (css-syntax-3, "Consume an escaped code point").
  package static func css(_ scalar: Unicode.Scalar) -> String {
    "\\\(String(scalar.value, radix: 16)) "
  }

  /// `\x1B`, `\u202E` or `\U000E0001` (YAML 1.2.2, section 5.7).
  package static func yaml(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0...0xFF: "\\x" + HexadecimalText.digits(UInt64(scalar.value), count: 2, uppercase: true)
    case 0...0xFFFF: "\\u" + HexadecimalText.digits(UInt64(scalar.value), count: 4, uppercase: true)
    default: "\\U" + HexadecimalText.digits(UInt64(scalar.value), count: 8, uppercase: true)
    }
  }
}

/// Integers in hexadecimal digits.
package enum HexadecimalText {
  /// Returns the digits of a number, padded with leading zeros to a count.
  package static func digits(_ value: UInt64, count: Int, uppercase: Bool = false) -> String {
    let width = value.bitWidth - value.leadingZeroBitCount
    let length = max(count, (width + 3) / 4, 1)
    return unsafe String(unsafeUninitializedCapacity: length) { buffer in
      var rest = value
      for index in (0..<length).reversed() {
        unsafe buffer[index] = digit(UInt8(truncatingIfNeeded: rest & 15), uppercase: uppercase)
        rest >>= 4
      }
      return length
    }
  }

  /// Returns the digit for a value below 16.
  @inlinable @inline(__always)
  package static func digit(_ value: UInt8, uppercase: Bool = false) -> UInt8 {
    value &+ (value < 10 ? 0x30 : uppercase ? 0x37 : 0x57)
  }
}
