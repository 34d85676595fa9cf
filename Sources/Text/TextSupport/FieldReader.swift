/// A reader of lines of fields, which single spaces separate.
///
/// A text is a field in which `%` and two hexadecimal digits are a byte, and `%` alone is the empty
/// text; see ``UTF8Buffer``.
package struct FieldReader {
  /// The error of a field or line that has another form than expected.
  package struct InvalidLine: Error, Hashable, Sendable {
    /// The number of the line, one-based.
    package let line: Int
  }

  /// The number of the current line, one-based.
  package private(set) var line = 1

  private let bytes: [UInt8]
  private var position = 0

  /// Creates a reader of `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The error of the current line.
  package var error: InvalidLine { InvalidLine(line: line) }

  /// The first byte of the next field; nil at the end of the line.
  package var next: UInt8? {
    position < bytes.count && bytes[position] != UInt8(ascii: "\n") ? bytes[position] : nil
  }

  /// The bytes that were not read yet.
  package var rest: ArraySlice<UInt8> { bytes[position...] }

  /// Whether all fields of all lines were read.
  package var isAtEnd: Bool { position == bytes.count }

  /// Advances to the next line; the current one must have no more fields.
  package mutating func endLine() throws(InvalidLine) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\n") else { throw error }
    position += 1
    line += 1
  }

  /// Reads a text.
  package mutating func text() throws(InvalidLine) -> String {
    let field = try range()
    guard let escape = bytes[field].firstIndex(of: UInt8(ascii: "%")) else {
      return String(decoding: bytes[field], as: UTF8.self)
    }
    guard field.count > 1 else { return "" }
    var text = Array(bytes[field.lowerBound..<escape])
    var index = escape
    while index < field.upperBound {
      guard bytes[index] == UInt8(ascii: "%") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < field.upperBound, let high = bytes[index + 1].hexadecimalValue,
        let low = bytes[index + 2].hexadecimalValue
      else { throw error }
      text.append(high << 4 | low)
      index += 3
    }
    guard let valid = String(validating: text, as: UTF8.self) else { throw error }
    return valid
  }

  /// Reads a letter.
  package mutating func letter() throws(InvalidLine) -> Unicode.Scalar {
    let field = try range()
    guard field.count == 1 else { throw error }
    return Unicode.Scalar(bytes[field.lowerBound])
  }

  /// Reads a number from 0 to `limit`.
  package mutating func number(upTo limit: Int) throws(InvalidLine) -> Int {
    var number = 0
    for byte in bytes[try range()] {
      guard byte.isASCIIDigit, number <= limit else { throw error }
      number = number * 10 + Int(byte &- 0x30)
    }
    guard number <= limit else { throw error }
    return number
  }

  /// Reads the bits of a number of `count` hexadecimal digits, at most 16, after a byte `mark`.
  package mutating func bits(after mark: UInt8, count: Int) throws(InvalidLine) -> UInt64 {
    let field = try range()
    guard field.count == count + 1, bytes[field.lowerBound] == mark else { throw error }
    var bits: UInt64 = 0
    for byte in bytes[field.dropFirst()] {
      guard let value = byte.hexadecimalValue else { throw error }
      bits = bits << 4 | UInt64(value)
    }
    return bits
  }

  /// Advances beyond the next field and the space after it, and returns its place.
  private mutating func range() throws(InvalidLine) -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position] > 0x20 { position += 1 }
    guard position > start else { throw error }
    let end = position
    if next == 0x20 {
      position += 1
      // A line does not end with a space.
      guard next != nil else { throw error }
    }
    return start..<end
  }
}
