import SourceDiagnostics
package import SourceDocuments
import TextSupport

/// A comment that ignores findings of some rules on one line.
package struct IgnoreComment {
  /// A rule that the comment names, with its bytes in the file.
  package typealias Entry = (rule: String, range: Range<Int>)

  /// The one-based line whose findings it ignores.
  let line: Int

  /// The rules; none if the comment is invalid.
  package let entries: [Entry]

  /// The bytes of the whole comment.
  package let range: Range<Int>

  private static let marker = Array("themetool:".utf8)
  private static let verb = "ignore"

  /// Returns all such comments of a file.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  package static func all(in file: SourceFile) -> [IgnoreComment] {
    var found: [IgnoreComment] = []
    // Comments are found by a scan of the whole file; few files have the marker.
    var comments: [Int: Int]?
    let bytes = file.bytes
    var index = 0
    while let start = next(in: bytes, from: index) {
      index = start + marker.count
      let known = comments ?? self.comments(of: file)
      comments = known
      guard let numberSign = numberSign(before: start, in: bytes) else { continue }
      let comment = comment(in: bytes, from: numberSign, markerAt: start, file)
      // A comment can follow the text of another.
      guard let first = known[comment.range.upperBound],
        first == numberSign || (first < numberSign && isBlank(bytes[numberSign - 1]))
      else { continue }
      found.append(comment)
    }
    return found
  }

  /// The step of the search for each byte at the end of the marker (Horspool 1980).
  private static let steps: [Int] = {
    var steps = [Int](repeating: marker.count, count: 256)
    for (index, byte) in marker.dropLast().enumerated() {
      steps[Int(byte)] = marker.count - 1 - index
    }
    return steps
  }()

  /// Returns the next position of the marker.
  private static func next(in bytes: [UInt8], from start: Int) -> Int? {
    let (marker, steps) = (marker, steps)
    var index = start
    while index + marker.count <= bytes.count {
      let last = bytes[index + marker.count - 1]
      if last == UInt8(ascii: ":"), bytes[index..<index + marker.count].elementsEqual(marker) {
        return index
      }
      index += steps[Int(last)]
    }
    return nil
  }

  /// Returns the position of the `#` before the marker, with optional whitespace between the two.
  private static func numberSign(before marker: Int, in bytes: [UInt8]) -> Int? {
    var start = marker
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    return start > 0 && bytes[start - 1] == UInt8(ascii: "#") ? start - 1 : nil
  }

  /// Returns the starts of the comments of a file, which are neither in quotes nor in block
  /// scalars, by their ends.
  private static func comments(of file: SourceFile) -> [Int: Int] {
    var scan = YAMLTokenScan(file.bytes)
    var starts: [Int: Int] = [:]
    while let token = scan.next() {
      if token.kind == .comment { starts[token.range.upperBound] = token.range.lowerBound }
    }
    return starts
  }

  private static func comment(
    in bytes: [UInt8],
    from start: Int,
    markerAt marker: Int,
    _ file: SourceFile
  ) -> IgnoreComment {
    var lineStart = start
    while lineStart > 0, !isBreak(bytes[lineStart - 1]) { lineStart -= 1 }
    var end = marker
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    let isAlone = bytes[lineStart..<start].allSatisfy(isBlank)
    let line = file.position(at: start).line
    return IgnoreComment(
      line: isAlone ? line + linesToContent(bytes, after: end) : line,
      entries: entries(in: bytes, from: marker + Self.marker.count, to: end),
      range: start..<end
    )
  }

  /// Returns the number of lines to the next line with more than a comment.
  private static func linesToContent(_ bytes: [UInt8], after end: Int) -> Int {
    var lines = 0
    var index = end
    while index < bytes.count {
      // A carriage return followed by a line feed is one line break.
      if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "\n")
      {
        index += 1
      }
      index += 1
      lines += 1
      while index < bytes.count, isBlank(bytes[index]) { index += 1 }
      guard index < bytes.count else { break }
      if bytes[index] != UInt8(ascii: "#"), !isBreak(bytes[index]) { break }
      while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
    }
    return lines
  }

  /// Returns the rules after the verb: names separated by commas; the text after them is a reason.
  private static func entries(in bytes: [UInt8], from start: Int, to end: Int) -> [Entry] {
    var index = start
    func word() -> Range<Int> {
      while index < end, isBlank(bytes[index]) { index += 1 }
      let first = index
      while index < end, bytes[index].isASCIIWord { index += 1 }
      return first..<index
    }
    guard String(decoding: bytes[word()], as: UTF8.self) == verb else { return [] }
    var entries: [Entry] = []
    while true {
      let range = word()
      guard !range.isEmpty else { break }
      entries.append((String(decoding: bytes[range], as: UTF8.self), range))
      while index < end, isBlank(bytes[index]) { index += 1 }
      guard index < end, bytes[index] == UInt8(ascii: ",") else { break }
      index += 1
    }
    return entries
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
