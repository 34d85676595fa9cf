internal import SourceDiagnostics

/// The marks that version control leaves in a file where two versions contradict each other.
extension FindingCollector {
  private static let mergeConflict =
    "an unresolved merge conflict starts here; keep one of its versions, and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'"

  /// Returns the conflicts of a file that can't be read, instead of what their marks cause; the
  /// findings if it has none.
  static func conflicts(in file: SourceFile, insteadOf findings: [Diagnostic], limit: Int)
    -> [Diagnostic]
  {
    guard findings.contains(where: { $0.severity == .error }) else { return findings }
    let ranges = conflictRanges(in: file.bytes)
    guard !ranges.isEmpty else { return findings }
    var collector = FindingCollector(file: file, limit: limit)
    for range in ranges { collector.add(.syntax, mergeConflict, at: range) }
    return collector.diagnostics()
  }

  /// Returns the first line of each conflict of a text that can't be read; each has all three marks
  /// at the starts of lines.
  ///
  /// - Complexity: O(*n*) in the size of the text.
  private static func conflictRanges(in bytes: [UInt8]) -> [Range<Int>] {
    let marks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }
    var found: [Range<Int>] = []
    var start: Range<Int>?
    var next = 0
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(where: \.isLineBreak) ?? bytes.count
      let text = bytes[line..<end]
      if text.starts(with: marks[0]) {
        (start, next) = (line..<end, 1)
      } else if let first = start, text.starts(with: marks[next]) {
        next += 1
        if next == marks.count {
          found.append(first)
          (start, next) = (nil, 0)
        }
      }
      line = end + 1
    }
    return found
  }
}
