/// A tab that causes a syntax error, and its correction.
struct YAMLTab {
  let offset: Int
  let message: String

  /// Finds the tab that causes an error, or returns nil if the error has another cause.
  ///
  /// - Parameters:
  ///   - failure: The error of the parser.
  ///   - bytes: The file.
  ///   - problem: The byte offset of the error.
  ///   - header: The byte offset of the construct that contains the error, such as the `|` of a
  ///     text.
  init?(_ failure: YAMLFailure, in bytes: [UInt8], at problem: Int, header: Int) {
    var start = min(problem, bytes.count)
    while start > 0, !UTF8Text.isLineBreak(bytes[start - 1]) { start -= 1 }
    let first = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    let isIndentation = first < bytes.count && bytes[first] == UInt8(ascii: "\t")
    let rest = bytes[first...].first { !UTF8Text.isBlank($0) }
    let outside = rest.map(UTF8Text.isLineBreak) ?? true ? Self.tabInBlankLine : Self.tabIndentation
    if failure.problem.contains("tab character") {
      guard isIndentation else { return nil }
      offset = first
      // A tab after spaces can be the first character of a text; the parser cannot distinguish
      // this.
      let isText = first > start && Self.isFirstText(of: header, in: bytes, before: start)
      message = isText ? Self.tabInFirstLine : outside
      return
    }
    guard failure.problem == "found character that cannot start any token",
      problem < bytes.count, bytes[problem] == UInt8(ascii: "\t")
    else { return nil }
    offset = problem
    guard problem > first else {
      message = outside
      return
    }
    let before = bytes[first..<problem].last { !UTF8Text.isBlank($0) }
    message = Self.tab(after: before.map { String(decoding: [$0], as: UTF8.self) } ?? "")
  }

  /// Returns whether all lines between the header of a block scalar and a line are blank.
  private static func isFirstText(of header: Int, in bytes: [UInt8], before line: Int) -> Bool {
    guard header < line, "|>".utf8.contains(bytes[header]),
      let end = bytes[header..<line].firstIndex(where: UTF8Text.isLineBreak)
    else { return false }
    return bytes[end..<line].allSatisfy { UTF8Text.isBlank($0) || UTF8Text.isLineBreak($0) }
  }
}

// MARK: - Messages

extension YAMLTab {
  fileprivate static var tabIndentation: String { "a tab is used for indentation; use spaces" }

  fileprivate static var tabInBlankLine: String {
    "a blank line has a tab; remove its whitespace"
  }

  fileprivate static func tab(after indicator: String) -> String {
    "a tab follows '\(indicator)'; use a space"
  }

  fileprivate static var tabInFirstLine: String {
    "the first line of this text has a tab after its indentation; remove the tab, or write the depth "
      + "of the indentation after '|' or '>', as in '|2'"
  }
}
