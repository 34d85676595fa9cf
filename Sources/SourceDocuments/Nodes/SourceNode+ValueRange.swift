extension SourceNode {
  /// The byte offsets in the file of a part of the node's text.
  ///
  /// One to one for text that stands in the file as it is. Where escapes, doubled quotes or folded lines
  /// lie between, text and source are walked side by side; should they lose each other, the answer is
  /// the whole content. For an alias the answer lies where the content is written.
  ///
  /// - Parameter valueBytes: Offsets into the UTF-8 bytes of `text`; cut to their number.
  /// - Returns: A range inside the content, without the quotes.
  /// - Complexity: O(1) for text as written, else O(*n*) in its length.
  public func sourceRange(ofValueBytes valueBytes: Range<Int>) -> Range<Int> {
    let record = record
    let content = record.content
    guard record.kind == .scalar else { return content }
    guard record[.copied] else {
      let first = min(max(valueBytes.lowerBound, 0), content.count)
      let last = min(max(valueBytes.upperBound, first), content.count)
      return content.lowerBound + first..<content.lowerBound + last
    }
    return unsafe withUTF8 { text in
      let first = min(max(valueBytes.lowerBound, 0), text.count)
      let last = min(max(valueBytes.upperBound, first), text.count)
      var walk = ScalarWalk(file.bytes, content: content, style: record.style)
      guard let start = unsafe walk.advance(to: first, of: text) else { return content }
      // The place behind the last byte, so that what was dropped after it stays outside.
      guard first < last, let end = unsafe walk.advance(past: last, of: text) else {
        return start..<start
      }
      return start..<max(start, end)
    }
  }
}

/// Walks a scalar's text and the source that it was made from side by side.
private struct ScalarWalk {
  private let bytes: [UInt8]
  private let style: SourceNode.Style
  private let end: Int
  private var source: Int
  private var value = 0

  init(_ bytes: [UInt8], content: Range<Int>, style: SourceNode.Style) {
    self.bytes = bytes
    self.style = style
    source = content.lowerBound
    end = content.upperBound
    if style == .literal || style == .folded { skipHeader() }
  }

  /// Where in the source the byte at `target` begins, or nil where the two do not match.
  mutating func advance(to target: Int, of text: UnsafeBufferPointer<UInt8>) -> Int? {
    while value < target { guard unsafe step(text) else { return nil } }
    guard value < text.count else { return source }
    return unsafe start(of: text[value])
  }

  /// Where in the source the byte before `target` ends, or nil where the two do not match.
  mutating func advance(past target: Int, of text: UnsafeBufferPointer<UInt8>) -> Int? {
    while value < target { guard unsafe step(text) else { return nil } }
    return source
  }

  /// The first source byte from here on that can stand for a text byte.
  private func start(of byte: UInt8) -> Int? {
    var index = source
    while index < end {
      let candidate = bytes[index]
      if candidate == byte || isFold(candidate, of: byte) { return index }
      if style == .doubleQuoted, candidate == UInt8(ascii: "\\") {
        guard index + 1 < end, UTF8Text.isLineBreak(bytes[index + 1]) else { return index }
        index += 1
      } else if !UTF8Text.isBlank(candidate), !UTF8Text.isLineBreak(candidate) {
        return nil
      }
      index += 1
    }
    return nil
  }

  private func isFold(_ source: UInt8, of byte: UInt8) -> Bool {
    UTF8Text.isLineBreak(source) && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n"))
  }

  /// Consumes one text byte, or all bytes of an escaped character.
  private mutating func step(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard value < text.count, let found = unsafe start(of: text[value]) else { return false }
    source = found
    let byte = bytes[source]
    if style == .doubleQuoted, byte == UInt8(ascii: "\\") {
      source = min(end, source + escapeLength)
      value += 1
      while value < text.count, unsafe UTF8Text.isContinuation(text[value]) { value += 1 }
      return true
    }
    let isDoubled = style == .singleQuoted && byte == UInt8(ascii: "'")
    let isPairedBreak =
      byte == UInt8(ascii: "\r") && source + 1 < end
      && bytes[source + 1] == UInt8(ascii: "\n")
    source = min(end, source + (isDoubled || isPairedBreak ? 2 : 1))
    value += 1
    return true
  }

  private var escapeLength: Int {
    guard source + 1 < end else { return 1 }
    switch bytes[source + 1] {
    case UInt8(ascii: "x"): return 4
    case UInt8(ascii: "u"):
      // In JSON a character beyond U+FFFF is a pair of escapes.
      let isPair =
        source + 7 < end && bytes[source + 2] | 0x20 == UInt8(ascii: "d")
        && "89abAB".utf8.contains(bytes[source + 3])
        && bytes[source + 6] == UInt8(ascii: "\\") && bytes[source + 7] == UInt8(ascii: "u")
      return isPair ? 12 : 6
    case UInt8(ascii: "U"): return 10
    default: return 2
    }
  }

  /// Passes the `|` or `>` line of a block scalar.
  private mutating func skipHeader() {
    while source < end, bytes[source] != UInt8(ascii: "\n") { source += 1 }
    source = min(end, source + 1)
  }
}
