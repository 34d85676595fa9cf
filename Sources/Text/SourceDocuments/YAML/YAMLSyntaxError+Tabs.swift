extension YAMLSyntaxError {
  /// Finds the tab that causes an error, or returns nil if the error has another cause.
  ///
  /// - Parameters:
  ///   - failure: The error of the parser.
  ///   - problem: The byte offset of the error.
  ///   - header: The byte offset of the construct that contains the error, such as the `|` of a
  ///     text.
  /// - Returns: The offset of the tab, and the message with its correction.
  func tab(
    causing failure: YAMLFailure,
    at problem: Int,
    header: Int
  ) -> (offset: Int, message: String)? {
    var start = min(problem, bytes.count)
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    let first = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    let isIndentation = first < bytes.count && bytes[first] == UInt8(ascii: "\t")
    let rest = bytes[first...].first { !$0.isBlank }
    let outside = rest.map(\.isLineBreak) ?? true ? Self.tabInBlankLine : Self.tabIndentation
    if failure.problem.contains("tab character") {
      guard isIndentation else { return nil }
      // A tab after spaces can be the first character of a text; the parser cannot distinguish
      // this.
      let isText = first > start && isFirstText(of: header, before: start)
      return (first, isText ? Self.tabInFirstLine : outside)
    }
    guard failure.problem == "found character that cannot start any token",
      problem < bytes.count, bytes[problem] == UInt8(ascii: "\t")
    else { return nil }
    guard problem > first else { return (problem, outside) }
    let before = bytes[first..<problem].last { !$0.isBlank }
    let indicator = before.map { String(decoding: [$0], as: UTF8.self) } ?? ""
    return (problem, Self.tab(after: indicator))
  }

  /// Returns whether all lines between the header of a block scalar and a line are blank.
  private func isFirstText(of header: Int, before line: Int) -> Bool {
    guard header < line, "|>".utf8.contains(bytes[header]),
      let end = bytes[header..<line].firstIndex(where: \.isLineBreak)
    else { return false }
    return bytes[end..<line].allSatisfy(\.isSpace)
  }
}

// MARK: - Messages

extension YAMLSyntaxError {
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
