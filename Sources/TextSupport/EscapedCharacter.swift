/// Escapes of single characters, in each language that is written.
package enum EscapedCharacter {
  /// `\u202e`, in two halves beyond U+FFFF (RFC 8259, section 7).
  package static func json(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { $0.map { "\\u" + HexadecimalText.digits($0, count: 4) }.joined() }
      ?? ""
  }

  /// `\u{202e}`, in Swift and wherever people read.
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
    case 0...0xFF: "\\x" + HexadecimalText.digits(scalar.value, count: 2, uppercase: true)
    case 0...0xFFFF: "\\u" + HexadecimalText.digits(scalar.value, count: 4, uppercase: true)
    default: "\\U" + HexadecimalText.digits(scalar.value, count: 8, uppercase: true)
    }
  }
}
