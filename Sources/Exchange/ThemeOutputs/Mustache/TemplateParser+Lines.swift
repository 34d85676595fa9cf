extension TemplateParser {
  /// Returns the whitespace before an offset if only whitespace is before it in its line.
  func margin(before offset: Int) -> Range<Int>? {
    var start = offset
    while start > origin, Self.isBlank(bytes[start - 1]) { start -= 1 }
    return isLineStart(start) ? start..<offset : nil
  }

  func isLineStart(_ offset: Int) -> Bool {
    offset == origin || bytes[offset - 1] == UInt8(ascii: "\n")
  }

  /// Returns the start of the next line if only whitespace is between an offset and it, or the end.
  func endOfBlankLine(from offset: Int) -> Int? {
    var end = offset
    while end < textEnd, Self.isBlank(bytes[end]) { end += 1 }
    if end == textEnd { return end }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < textEnd { end += 1 }
    return end < textEnd && bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Self.isWhitespace(bytes[start]) { start += 1 }
    while end > start, Self.isWhitespace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  func find(_ word: [UInt8], from start: Int) -> Int? {
    guard let first = word.first else { return nil }
    var index = start
    while index + word.count <= textEnd {
      if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) {
        return index
      }
      index += 1
    }
    return nil
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }
}
