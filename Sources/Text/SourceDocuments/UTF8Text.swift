/// Classification of the bytes of UTF-8 text.
package enum UTF8Text {
  /// The bytes of a byte-order mark.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns whether a byte is LF or CR.
  package static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns whether a byte is a space or a tab.
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Returns the number of scalars in a range; each maximal ill-formed part counts as one, as in a
  /// repaired `String`.
  ///
  /// `end` is the end of the last scalar, which may be after the range.
  package static func scalars(of bytes: [UInt8], in range: Range<Int>) -> (count: Int, end: Int) {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      index += bytes[index] < 0x80 ? 1 : unit(of: bytes, at: index).length
      count += 1
    }
    return (count, index)
  }

  /// Returns the well-formed scalar, or the maximal ill-formed part, that starts at a byte.
  ///
  /// Follows table 3-7 of the Unicode Standard, "Well-Formed UTF-8 Byte Sequences".
  static func unit(of bytes: [UInt8], at index: Int) -> (length: Int, scalar: UInt32?) {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return (1, UInt32(lead))
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return (1, nil)
    }
    var scalar = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for step in 1..<length {
      guard index + step < bytes.count else { return (step, nil) }
      let byte = bytes[index + step]
      guard step == 1 ? second.contains(byte) : isContinuation(byte) else { return (step, nil) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (length, scalar)
  }

  /// Returns the part of a line to keep around an offset, with both ends between scalars.
  static func window(
    of bytes: [UInt8],
    in line: Range<Int>,
    around offset: Int,
    before: Int,
    after: Int
  ) -> Range<Int> {
    let middle = min(max(offset, line.lowerBound), line.upperBound)
    var start = max(line.lowerBound, middle - before)
    var end = min(line.upperBound, middle + after)
    while start > line.lowerBound, start < middle, isContinuation(bytes[start]) { start += 1 }
    while end < line.upperBound, end > middle, isContinuation(bytes[end]) { end -= 1 }
    return start..<end
  }
}
