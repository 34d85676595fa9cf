/// Lines of fields, which ``FieldReader`` reads.
extension UTF8Buffer {
  /// Appends a text as a field: all bytes other than visible ASCII characters, and those of `%`,
  /// `"` and `\`, are written as `%` and two hexadecimal digits, so that the lines are the same
  /// inside of a string literal.
  package mutating func appendField(_ text: String) {
    separate()
    if text.isEmpty { bytes.append(UInt8(ascii: "%")) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "\""), UInt8(ascii: "\\"), ...0x20, 0x7F...:
        self += "%" + HexadecimalText.digits(UInt64(byte), count: 2)
      default: bytes.append(byte)
      }
    }
  }

  /// Appends an ASCII letter as a field.
  package mutating func appendField(_ letter: Unicode.Scalar) {
    separate()
    bytes.append(contentsOf: String(letter).utf8)
  }

  /// Appends a number, which must not be negative, as a field.
  package mutating func appendField(_ number: Int) {
    separate()
    self += "\(number)"
  }

  /// Appends `count` hexadecimal digits of a number after a byte as a field.
  package mutating func appendField(
    _ bits: some FixedWidthInteger & UnsignedInteger,
    after mark: UInt8,
    count: Int
  ) {
    separate()
    bytes.append(mark)
    self += HexadecimalText.digits(UInt64(bits), count: count)
  }

  /// Ends a line.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func separate() {
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(0x20) }
  }
}
