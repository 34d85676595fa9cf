import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// Changes of files that the editor offers.
extension LanguageServer {
  /// Answers `textDocument/codeAction`.
  func codeActions(_ parameters: Parameters) throws(ResponseError) -> [JSONValue] {
    let request = try LSP.TextDocumentRangeParams(parameters)
    guard let path = request.textDocument.path, let text = workspace.text(ofFile: path) else {
      return []
    }
    workspace.update()
    let only = parameters["context", "only"]?.elements.compactMap(\.text)
    let project = workspace.library(ofFile: path)?.current
    var builder = CodeActionBuilder(
      project,
      path: path,
      text: text,
      range: text.bytes(of: request.range, client.encoding),
      spellings: { self.proposals(at: $0, in: text, ofFile: path, for: .spelling) }
    )
    let findings = self.findings(about: path, project)
    let texts = FindingTexts(workspace, client.encoding)
    if CodeAction.Kind.quickFix.isWanted(by: only) {
      let listed = ListedFindings(parameters["context", "diagnostics"]?.elements ?? [])
      // Those at the place of the request come first.
      var wanted = findings.filter { listed.hasRule(of: $0) && touches($0, builder) }
      wanted += findings.filter { listed.contains($0, texts) && !touches($0, builder) }
      for finding in wanted.prefix(Self.fixedLimit) { builder.add(for: finding) }
      builder.limitRepairs()
    }
    if CodeAction.Kind.extract.isWanted(by: only) { builder.addExtraction() }
    if CodeAction.Kind.inline.isWanted(by: only) { builder.addInlining() }
    if CodeAction.Kind.fixAll.isWanted(by: only) {
      let own = findings.filter { $0.excerpt?.file == path }
      builder.addFixAll(own) { bytes in self.findings(ofFile: path, replacedBy: bytes) }
    }
    return builder.actions.map { codeAction($0, texts) }
  }

  /// The maximum number of findings whose fixes are offered at once.
  private static let fixedLimit = 20

  /// Returns the findings in a file, and those with a note about it.
  private func findings(about path: String, _ project: ThemeProject?) -> [Diagnostic] {
    let all =
      project?.findings
      ?? CatalogProject.catalogPath(of: path).flatMap { workspace.catalogs[$0]?.diagnostics } ?? []
    return all.filter { finding in
      finding.excerpt?.file == path
        || Self.isAboutValues(finding) && finding.notes.contains { $0.excerpt?.file == path }
    }
  }

  /// Whether the notes of a finding have the places of the values that are wrong.
  private static func isAboutValues(_ finding: Diagnostic) -> Bool {
    finding.rule == .contrast || finding.rule == .distinct
  }

  /// Whether a finding, or a value that it is about, has a byte of the range or is at its end.
  private func touches(_ finding: Diagnostic, _ builder: CodeActionBuilder) -> Bool {
    let notes = Self.isAboutValues(finding) ? finding.notes.compactMap(\.excerpt) : []
    let places = [finding.excerpt].compactMap { $0 } + notes
    return places.contains { place in
      guard place.file == builder.path, let bytes = builder.bytes(of: place) else { return false }
      return bytes.lowerBound <= builder.range.upperBound
        && builder.range.lowerBound <= bytes.upperBound
    }
  }

  /// Returns the findings of a file of a library or a catalog with other bytes.
  private func findings(ofFile path: String, replacedBy bytes: [UInt8]) -> [Diagnostic] {
    workspace.findings(ofFile: path, replacedBy: bytes).filter { $0.excerpt?.file == path }
  }

  private func codeAction(_ action: CodeAction, _ texts: FindingTexts) -> JSONValue {
    JSONValue(members: [
      "title": action.title,
      "kind": action.kind.rawValue,
      "diagnostics": action.finding.map { [json(of: clientFinding($0, texts))] },
      "isPreferred": action.isPreferred ? true : nil,
      "edit": workspaceEdit([action.path: action.edits]),
    ])
  }
}

/// The findings that a request lists, as some clients do for all findings in the line of the
/// cursor.
struct ListedFindings {
  private struct Key: Hashable {
    let rule: String
    let range: TextRange
    let message: String
  }

  private var keys: Set<Key> = []
  private var rules: Set<String> = []

  init(_ diagnostics: [JSONValue]) {
    for diagnostic in diagnostics {
      guard let rule = diagnostic["code"]?.text else { continue }
      rules.insert(rule)
      guard let range = diagnostic["range"].flatMap(TextRange.init),
        let message = diagnostic["message"]?.text
      else { continue }
      keys.insert(Key(rule: rule, range: range, message: message))
    }
  }

  /// Whether the request lists no rule, or that of a finding.
  func hasRule(of finding: Diagnostic) -> Bool { rules.isEmpty || rules.contains(finding.rule.id) }

  func contains(_ finding: Diagnostic, _ texts: FindingTexts) -> Bool {
    guard rules.contains(finding.rule.id), let excerpt = finding.excerpt else { return false }
    let range = texts.range(of: excerpt)
    return keys.contains(Key(rule: finding.rule.id, range: range, message: finding.message))
  }
}
