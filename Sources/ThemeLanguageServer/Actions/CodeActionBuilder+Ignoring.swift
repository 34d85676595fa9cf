import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// Comments and settings that ignore findings.
extension CodeActionBuilder {
  mutating func addIgnoring(of finding: Diagnostic) {
    guard RuleReference.all.contains(finding.rule), RuleReference.canIgnore(finding.rule),
      let snapshot
    else { return }
    if let edit = commentEdit(for: finding) {
      add("Ignore '\(finding.rule.id)' on this line", .quickFix, [edit], for: finding)
    }
    guard ignoredRules.insert(finding.rule).inserted else { return }
    let library = snapshot.folder.files.first { $0.kind == .library }
    if let library, let edit = Self.rulesEdit(in: library, turningOff: finding.rule.id) {
      add("Turn off '\(finding.rule.id)' for the library", .quickFix, [edit], for: finding)
    }
  }

  /// Returns the edit that adds a comment at the end of the line of a finding.
  private func commentEdit(for finding: Diagnostic) -> CodeAction.Edit? {
    guard let excerpt = finding.excerpt, let file = snapshot?.file(at: excerpt.file),
      let document = snapshot?.text(ofFile: excerpt.file), file.kind != nil,
      excerpt.start.line <= document.lineCount
    else { return nil }
    let line = document.lineRange(excerpt.start.line - 1)
    let marker = "themetool: ignore "
    let content = document.string(line)
    if let found = content.firstRange(of: marker) {
      // The rule is added before the rules of the comment.
      let offset = line.lowerBound + content[..<found.upperBound].utf8.count
      return CodeAction.Edit(
        path: excerpt.file,
        range: offset..<offset,
        text: "\(finding.rule.id), "
      )
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
    return CodeAction.Edit(path: excerpt.file, range: end..<line.upperBound, text: comment)
  }

  /// Returns the edit of a library file that sets a rule to `off`.
  static func rulesEdit(in file: ThemeFolder.File, turningOff rule: String) -> CodeAction.Edit? {
    guard file.content.isWhole, let root = file.content.document?.root, root.kind == .mapping else {
      return nil
    }
    let file = file.source
    func edit(_ range: Range<Int>, _ text: String) -> CodeAction.Edit {
      CodeAction.Edit(path: file.path, range: range, text: text)
    }
    guard let rules = root[.rules], !rules.isNull else {
      guard root[.rules] == nil, root.style != .flow else { return nil }
      let ending = file.bytes.last == UInt8(ascii: "\n") ? "" : "\n"
      return edit(file.bytes.count..<file.bytes.count, "\(ending)\nrules:\n  \(rule): off\n")
    }
    guard rules.kind == .mapping, !rules.isAlias else { return nil }
    if let value = rules[rule] { return edit(value.range, "off") }
    guard let first = rules.entries.first(where: { _ in true })?.key else { return nil }
    let start = first.range.lowerBound
    if rules.style == .flow { return edit(start..<start, "\(rule): off, ") }
    let indent = file.bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }
    return edit(start..<start, "\(rule): off\n\(String(decoding: indent, as: UTF8.self))")
  }
}
