import SourceDocuments

extension YAMLLayout {
  /// The layout of a scalar.
  enum ScalarText {
    /// On one line.
    case line(String)

    /// On several lines, starting on the current line.
    case lines([String])

    /// Below `|` or `>`.
    case block(header: String, comment: YAMLGap.Comment?, lines: [String])
  }

  /// Returns the bytes of a node in the file.
  func source(_ record: SourceTree.Record) -> String {
    String(decoding: bytes[Int(record.start)..<Int(record.end)], as: UTF8.self)
  }

  /// Returns a scalar or an alias on one line.
  func oneLine(_ index: Int, isInFlow: Bool) -> String {
    let record = tree.records[index]
    if record.kind == .alias { return source(record) }
    switch record.style {
    case .literal, .folded: return YAMLText.scalar(text(record), isInFlow: isInFlow)
    default:
      if !hasBreaks(record) { return canonical(record, isInFlow: isInFlow) }
      let text = text(record)
      let isPlain = record.style == .plain && !text.contains("\n")
      return isPlain ? text : YAMLText.scalar(text, isInFlow: isInFlow)
    }
  }

  /// Returns a scalar as a value of a block collection.
  func scalar(_ record: SourceTree.Record) -> ScalarText {
    switch record.style {
    case .literal, .folded: return blockScalar(record)
    default:
      guard hasBreaks(record) else { return .line(canonical(record, isInFlow: false)) }
      return .lines(continued(source(record), style: record.style))
    }
  }

  private func text(_ record: SourceTree.Record) -> String {
    unsafe tree.withText(of: record) { unsafe String(decoding: $0, as: UTF8.self) }
  }

  private func hasBreaks(_ record: SourceTree.Record) -> Bool {
    (Int(record.start)..<Int(record.end)).contains { bytes.lengthOfLineBreak(at: $0) > 0 }
  }

  /// Returns a scalar of one line: plain text unchanged, quoted text in the necessary quotes.
  ///
  /// Escapes are unchanged.
  private func canonical(_ record: SourceTree.Record, isInFlow: Bool) -> String {
    let raw = source(record)
    if record.style == .plain {
      // A dash before a bracket is text, and before a space it is the indicator of an element.
      return isInFlow && (raw == "-" || raw == "?") ? YAMLText.doubleQuoted(raw) : raw
    }
    if record.style == .doubleQuoted, raw.utf8.contains(UInt8(ascii: "\\")) { return raw }
    return YAMLText.scalar(text(record), isInFlow: isInFlow)
  }

  /// Returns the lines of a flow scalar, each without insignificant whitespace.
  ///
  /// The text is processed by scalars, because a space and a combining mark are one character.
  private func continued(_ raw: String, style: SourceNode.Style) -> [String] {
    var raw = raw
    if style == .singleQuoted, !raw.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) {
      let inner = String.UnicodeScalarView(raw.unicodeScalars.dropFirst().dropLast())
      raw = "\"\(String(inner.replacing("''".unicodeScalars, with: "'".unicodeScalars)))\""
    }
    let lines = Self.lines(of: raw)
    return lines.enumerated().map { number, line in
      var text = line.unicodeScalars
      if number > 0 { text = text.drop(while: Self.isBlank) }
      guard number < lines.count - 1 else { return String(text) }
      while let last = text.last, Self.isBlank(last) {
        let rest = text.dropLast()
        // Escaped whitespace is significant.
        if style == .doubleQuoted, rest.reversed().prefix(while: { $0 == "\\" }).count % 2 == 1 {
          break
        }
        text = rest
      }
      return String(text)
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// Returns the lines of a text, which LF, CR or CR LF end.
  private static func lines(of text: String) -> [Substring] {
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar != "\n" || last != "\r" { scalars.append(scalar == "\r" ? "\n" : scalar) }
      last = scalar
    }
    return String(scalars).split(separator: "\n", omittingEmptySubsequences: false)
  }

  // MARK: Block scalars

  private func blockScalar(_ record: SourceTree.Record) -> ScalarText {
    let text = text(record)
    let content = String(text.dropLast(trailingBreaks(of: text)))
    let (head, rest) = header(of: record)
    let quoted = ScalarText.block(
      header: YAMLText.scalar(text),
      comment: head.comment,
      lines: []
    )
    guard !content.isEmpty else { return quoted }
    let breaks = trailingBreaks(of: text)
    let chomping = breaks == 0 ? "-" : breaks == 1 ? "" : "+"
    let kept = [String](repeating: "", count: max(0, breaks - 1))
    if record.style == .literal {
      let lines = content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let first = lines.first { !$0.isEmpty }?.unicodeScalars.first
      // Content that begins with whitespace would be interpreted as deeper indentation.
      let indicator = first == " " || first == "\t" ? "\(Self.step)" : ""
      return .block(header: "|\(indicator)\(chomping)", comment: head.comment, lines: lines + kept)
    }
    guard !head.hasIndentation, let lines = foldedLines(from: rest, of: record, content) else {
      return quoted
    }
    return .block(header: ">\(chomping)", comment: head.comment, lines: lines + kept)
  }

  private func trailingBreaks(of text: String) -> Int {
    text.utf8.reversed().prefix { $0 == UInt8(ascii: "\n") }.count
  }

  /// Returns the header of a block scalar and the start of its second line.
  private func header(
    of record: SourceTree.Record
  ) -> (head: (comment: YAMLGap.Comment?, hasIndentation: Bool), rest: Int) {
    var index = Int(record.start)
    let limit = bytes.count
    var hasIndentation = false
    while index < limit, bytes.lengthOfLineBreak(at: index) == 0,
      bytes[index] != UInt8(ascii: "#")
    {
      if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[index]) { hasIndentation = true }
      index += 1
    }
    let comment = index
    while index < limit, bytes.lengthOfLineBreak(at: index) == 0 { index += 1 }
    let gap = YAMLGap(bytes, comment..<index)
    let rest = index < limit ? index + bytes.lengthOfLineBreak(at: index) : index
    return ((gap.comments.first, hasIndentation), rest)
  }

  /// Returns the comment after `|` or `>`.
  func headerComment(of record: SourceTree.Record) -> YAMLGap.Comment? {
    guard record.style == .literal || record.style == .folded else { return nil }
    return header(of: record).head.comment
  }

  /// Returns the lines of a folded scalar without their indentation, or nil if the last line is
  /// only whitespace.
  private func foldedLines(
    from start: Int,
    of record: SourceTree.Record,
    _ content: String
  ) -> [String]? {
    let lastLine = content.split(separator: "\n", omittingEmptySubsequences: false).last
    guard lastLine?.contains(where: { $0 != " " && $0 != "\t" }) == true else { return nil }
    var end = Int(record.end)
    guard start < end else { return nil }
    // Whitespace at the end of the last line is significant.
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let raw = String(decoding: bytes[start..<end], as: UTF8.self)
    let lines = Self.lines(of: raw)
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " }
    guard let first = lines.first(where: { !$0.unicodeScalars.allSatisfy(isBlank) }) else {
      return nil
    }
    let indentation = first.unicodeScalars.prefix(while: isBlank).count
    return lines.map { line in
      let blanks = line.unicodeScalars.prefix(while: isBlank).count
      return String(line.unicodeScalars.dropFirst(min(blanks, indentation)))
    }
  }
}
