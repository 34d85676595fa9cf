import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// Comments and settings that ignore findings.
extension CodeActionBuilder {
  mutating func addIgnoring(of finding: Diagnostic) {
    guard RuleReference.all.contains(finding.rule), RuleReference.canIgnore(finding.rule),
      let project
    else { return }
    if let edit = commentEdit(for: finding) {
      add(
        "Ignore '\(finding.rule.id)' on this line",
        kind: .quickFix,
        edits: [edit],
        in: finding.excerpt?.file,
        for: finding
      )
    }
    guard ignoredRules.insert(finding.rule).inserted else { return }
    let library = project.folder.files.first { $0.kind == .library }
    if let library, let edit = Self.rulesEdit(in: library, turningOff: finding.rule.id) {
      add(
        "Turn off '\(finding.rule.id)' for the library",
        kind: .quickFix,
        edits: [edit],
        in: library.source.path,
        for: finding
      )
    }
  }

  /// Returns the edit that adds a comment at the end of the line of a finding.
  private func commentEdit(for finding: Diagnostic) -> TextEdit? {
    guard let excerpt = finding.excerpt, let file = project?.file(at: excerpt.file),
      let document = project?.text(ofFile: excerpt.file), file.kind != nil,
      excerpt.start.line <= document.lineCount
    else { return nil }
    let line = document.lineRange(excerpt.start.line - 1)
    let marker = "themetool: ignore "
    let content = document.string(line)
    if let found = content.firstRange(of: marker) {
      // The rule is added before the rules of the comment.
      let offset = line.lowerBound + content[..<found.upperBound].utf8.count
      return TextEdit(range: offset..<offset, text: "\(finding.rule.id), ")
    }
    var end = line.upperBound
    while end > line.lowerBound, document.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let comment = "  # \(marker)\(finding.rule.id)"
    // The end of the line can be inside of a quoted or literal text.
    var bytes = document.bytes
    bytes.replaceSubrange(end..<line.upperBound, with: comment.utf8)
    var scan = YAMLTokenScan(bytes)
    var isComment = false
    while let token = scan.next(), token.range.lowerBound < end + comment.utf8.count {
      if token.kind == .comment, token.range.upperBound == end + comment.utf8.count {
        isComment = true
      }
    }
    guard isComment else { return nil }
    return TextEdit(range: end..<line.upperBound, text: comment)
  }

  /// Returns the edit of a library file that sets a rule to `off`.
  static func rulesEdit(in file: ThemeFolder.File, turningOff rule: String) -> TextEdit? {
    guard file.content.isWhole, let root = file.content.document?.root, root.kind == .mapping else {
      return nil
    }
    let file = file.source
    guard let rules = root.value(.rules) else {
      guard root[.rules] == nil, root.style != .flow else { return nil }
      let ending = file.bytes.last == UInt8(ascii: "\n") ? "" : "\n"
      return TextEdit(
        range: file.bytes.count..<file.bytes.count,
        text: "\(ending)\n\(FormatKey.rules.name):\n  \(rule): off\n"
      )
    }
    if !rules.isAlias, let value = rules[rule] { return TextEdit(range: value.range, text: "off") }
    return TextEdit(addingFirst: "\(rule): off", to: rules)
  }
}

extension TextEdit {
  /// Adds an entry in front of those of a mapping; nil for an empty one, and for an alias.
  init?(addingFirst entry: String, to mapping: SourceNode) {
    guard !mapping.isAlias, let first = mapping.entries.first(where: { _ in true })?.key else {
      return nil
    }
    let start = first.range.lowerBound
    let indent = mapping.file.bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }
    let end = mapping.style == .flow ? ", " : "\n\(String(decoding: indent, as: UTF8.self))"
    self.init(range: start..<start, text: entry + end)
  }
}
