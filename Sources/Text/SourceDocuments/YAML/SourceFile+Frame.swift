/// The text around the root of a YAML document: directives before it and other documents after it.
extension SourceFile {
  /// Returns the directive lines above the document other than `%YAML 1.1` and `%YAML 1.2`.
  ///
  /// They are found before parsing, because the time of the parser is quadratic in their number.
  func unsupportedDirectives() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = byteOrderMarkLength
    while start < bytes.count {
      let end = lineEnd(from: start)
      let first = firstNonBlank(from: start)
      if first < end, bytes[first] != UInt8(ascii: "#") {
        guard bytes[start] == UInt8(ascii: "%") else { break }
        if !isVersion(bytes[start..<end]) { found.append(start..<end) }
      }
      start = end + 1
    }
    return found
  }

  /// Returns the first byte after a document that is neither in a comment nor in its end marker,
  /// and whether it is on the line of that marker, or nil if there is none.
  func content(afterDocument offset: Int) -> (offset: Int, isBehindMarker: Bool)? {
    var index = offset
    while index < bytes.count {
      index = firstNonBlank(from: index)
      let hasMarker = isMarker("...", at: index)
      if hasMarker { index = firstNonBlank(from: index + 3) }
      if index < bytes.count, bytes[index] == UInt8(ascii: "#") { index = lineEnd(from: index) }
      guard index < bytes.count else { return nil }
      guard bytes[index].isLineBreak else { return (index, hasMarker) }
      index += 1
    }
    return nil
  }

  /// Returns whether another document starts at a byte, judged by the line alone.
  func startsDocument(at offset: Int) -> Bool {
    isMarker("---", at: offset) || (isLineStart(offset) && bytes[offset] == UInt8(ascii: "%"))
  }

  private func isVersion(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: \.isBlank).map(Array.init)
    guard words.count >= 2, words[0] == Array("%YAML".utf8) else { return false }
    let isComplete = words.count == 2 || words[2].first == UInt8(ascii: "#")
    return isComplete && (words[1] == Array("1.1".utf8) || words[1] == Array("1.2".utf8))
  }

  private func isMarker(_ marker: String, at offset: Int) -> Bool {
    let end = offset + marker.utf8.count
    guard isLineStart(offset), bytes[offset...].starts(with: marker.utf8) else { return false }
    return end >= bytes.count || bytes[end].isSpace
  }

  private func isLineStart(_ offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1].isLineBreak || offset <= byteOrderMarkLength
  }

  private func firstNonBlank(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    return index
  }

  private func lineEnd(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
    return index
  }
}
