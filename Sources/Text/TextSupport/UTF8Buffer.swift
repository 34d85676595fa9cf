/// Text that is written piece by piece, stored as UTF-8 bytes.
@usableFromInline
package struct UTF8Buffer: Sendable {
  /// The bytes written so far.
  @usableFromInline
  package internal(set) var bytes: [UInt8] = []

  /// Creates an empty buffer.
  package init() {}

  /// Reserves storage for a number of bytes.
  package mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends bytes.
  @inlinable
  package mutating func append(_ piece: some Collection<UInt8>) { bytes.append(contentsOf: piece) }

  /// Removes the bytes from an index on.
  package mutating func removeAll(from index: Int) { bytes.removeSubrange(index...) }

  /// Appends two spaces for each level of indentation.
  package mutating func indent(_ depth: Int) { append(repeatElement(0x20, count: 2 * depth)) }

  /// Appends text.
  @inlinable
  package static func += (buffer: inout UTF8Buffer, text: String) { buffer.append(text.utf8) }
}

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
        self += "%" + UInt64(byte).hexadecimalDigits(count: 2)
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
    self += UInt64(bits).hexadecimalDigits(count: count)
  }

  /// Ends a line.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func separate() {
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(0x20) }
  }
}
