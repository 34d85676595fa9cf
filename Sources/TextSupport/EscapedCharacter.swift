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
