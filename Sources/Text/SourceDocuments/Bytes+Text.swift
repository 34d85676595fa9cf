/// Bytes of UTF-8 text.
extension UInt8 {
  /// Whether the byte is LF or CR.
  package var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte is a space or a tab.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is a space, a tab, LF or CR.
  var isSpace: Bool { isBlank || isLineBreak }

  /// Whether the byte continues a character.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}

/// UTF-8 text.
extension [UInt8] {
  /// The bytes of a byte-order mark.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the number of scalars in a range; each maximal ill-formed part counts as one, as in a
  /// repaired `String`.
  ///
  /// `end` is the end of the last scalar, which may be after the range.
  package func scalars(in range: Range<Int>) -> (count: Int, end: Int) {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      index += self[index] < 0x80 ? 1 : unit(at: index).length
      count += 1
    }
    return (count, index)
  }

  /// Returns the well-formed scalar, or the maximal ill-formed part, that starts at a byte.
  ///
  /// Follows table 3-7 of the Unicode Standard, "Well-Formed UTF-8 Byte Sequences".
  func unit(at index: Int) -> (length: Int, scalar: UInt32?) {
    let lead = self[index]
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
      guard index + step < count else { return (step, nil) }
      let byte = self[index + step]
      guard step == 1 ? second.contains(byte) : byte.isContinuation else { return (step, nil) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (length, scalar)
  }

  /// Returns the part of a line to keep around an offset, with both ends between scalars.
  func window(
    in line: Range<Int>,
    around offset: Int,
    before: Int,
    after: Int
  ) -> Range<Int> {
    let middle = Swift.min(Swift.max(offset, line.lowerBound), line.upperBound)
    var start = Swift.max(line.lowerBound, middle - before)
    var end = Swift.min(line.upperBound, middle + after)
    while start > line.lowerBound, start < middle, self[start].isContinuation { start += 1 }
    while end < line.upperBound, end > middle, self[end].isContinuation { end -= 1 }
    return start..<end
  }
}
