extension SourceNode {
  /// Returns the byte offsets in the file of a part of the text.
  ///
  /// Text without escapes, doubled quotes and folded lines maps one to one. Otherwise text and
  /// source are compared step by step; if they do not match, the result is the whole content. For
  /// an alias, the result is in the referenced node.
  ///
  /// - Parameter valueBytes: Offsets into the UTF-8 bytes of `text`, clamped to their number.
  /// - Returns: A range inside the content, without the quotes.
  /// - Complexity: O(1) for text that maps one to one, else O(*n*) in its length.
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
      // The end of the last byte, so that dropped source after it remains outside.
      guard first < last, let end = unsafe walk.advance(past: last, of: text) else {
        return start..<start
      }
      return start..<max(start, end)
    }
  }
}

/// A simultaneous pass over a scalar's text and its source.
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

  /// Returns the start of the byte at `target` in the source, or nil if the two do not match.
  mutating func advance(to target: Int, of text: UnsafeBufferPointer<UInt8>) -> Int? {
    while value < target { guard unsafe step(text) else { return nil } }
    guard value < text.count else { return source }
    return unsafe start(of: text[value])
  }

  /// Returns the end of the byte before `target` in the source, or nil if the two do not match.
  mutating func advance(past target: Int, of text: UnsafeBufferPointer<UInt8>) -> Int? {
    while value < target { guard unsafe step(text) else { return nil } }
    return source
  }

  /// Returns the first source byte from here that can represent a text byte.
  private func start(of byte: UInt8) -> Int? {
    var index = source
    while index < end {
      let candidate = bytes[index]
      if candidate == byte || isFold(candidate, of: byte) { return index }
      if style == .doubleQuoted, candidate == UInt8(ascii: "\\") {
        guard index + 1 < end, bytes[index + 1].isLineBreak else { return index }
        index += 1
      } else if !candidate.isBlank, !candidate.isLineBreak {
        return nil
      }
      index += 1
    }
    return nil
  }

  private func isFold(_ source: UInt8, of byte: UInt8) -> Bool {
    source.isLineBreak && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n"))
  }

  /// Consumes one text byte, or all bytes of an escaped character.
  private mutating func step(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard value < text.count, let found = unsafe start(of: text[value]) else { return false }
    source = found
    let byte = bytes[source]
    if style == .doubleQuoted, byte == UInt8(ascii: "\\") {
      source = min(end, source + escapeLength)
      value += 1
      while value < text.count, unsafe text[value].isContinuation { value += 1 }
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
      // In JSON, a character beyond U+FFFF is a pair of escapes.
      let isPair =
        source + 7 < end && bytes[source + 2] | 0x20 == UInt8(ascii: "d")
        && "89abAB".utf8.contains(bytes[source + 3])
        && bytes[source + 6] == UInt8(ascii: "\\") && bytes[source + 7] == UInt8(ascii: "u")
      return isPair ? 12 : 6
    case UInt8(ascii: "U"): return 10
    default: return 2
    }
  }

  /// Skips the `|` or `>` line of a block scalar.
  private mutating func skipHeader() {
    while source < end, bytes[source] != UInt8(ascii: "\n") { source += 1 }
    source = min(end, source + 1)
  }
}
