import FileAccess
import SourceDiagnostics
import ThemeValidation

/// Findings of all rules, sent to the client.
extension LanguageServer {
  /// Sends the findings that have changed, and those of opened documents.
  func publishFindings() {
    workspace.update()
    let texts = FindingTexts(workspace, client.encoding)
    let all = workspace.findings.merging(namingFindings) { $0 + $1 }
    let current = all.mapValues { findings in
      var items = findings.prefix(Self.fileLimit).map { diagnostic(for: $0, texts) }
      if findings.count > items.count, let last = items.last {
        items.append(omission(of: findings.count - items.count, after: last))
      }
      return items
    }
    for path in Set(published.keys).union(current.keys).sorted() {
      let items = current[path] ?? []
      guard opened.contains(path) || items != published[path] ?? [] else { continue }
      send(
        "textDocument/publishDiagnostics",
        LSP.PublishDiagnosticsParams(
          uri: uri(ofPath: path),
          version: workspace.documents[path]?.version,
          diagnostics: items
        )
      )
    }
    published = current
    opened = []
  }

  /// The maximum number of findings of a file that the client gets.
  static let fileLimit = 1_000

  /// Returns a finding with the number of omitted findings.
  private func omission(of count: Int, after last: LSP.Diagnostic) -> LSP.Diagnostic {
    LSP.Diagnostic(
      range: last.range,
      severity: .information,
      message: "the file has \(count) more findings; 'themetool validate' shows all"
    )
  }

  /// Returns a finding for the client.
  func diagnostic(for finding: Diagnostic, _ texts: FindingTexts) -> LSP.Diagnostic {
    let related = finding.notes.compactMap { note -> LSP.DiagnosticRelatedInformation? in
      guard let excerpt = note.excerpt else { return nil }
      return LSP.DiagnosticRelatedInformation(
        location: LSP.Location(uri: uri(ofPath: excerpt.file), range: texts.range(of: excerpt)),
        message: note.message
      )
    }
    let tags: [LSP.Diagnostic.Tag]? =
      switch finding.rule {
      case .unusedPalette, .unusedIgnore, .unusedOverride, .unreachableVariant:
        [.unnecessary]
      case .deprecatedUse: [.deprecated]
      default: nil
      }
    let page = client.hasRuleLinks ? rulePages.uri(of: finding.rule) : nil
    return LSP.Diagnostic(
      range: finding.excerpt.map(texts.range) ?? .start,
      severity: Self.severity(finding.severity),
      code: finding.rule.id,
      codeDescription: page.map(LSP.CodeDescription.init),
      message: finding.message,
      tags: tags,
      relatedInformation: related.isEmpty || !client.hasRelatedPlaces ? nil : related
    )
  }

  private static func severity(_ severity: Severity) -> LSP.Diagnostic.Severity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .information
    }
  }

  /// Returns the URI of a file, as the client writes it for an open document.
  func uri(ofPath path: String) -> String {
    workspace.documents[path]?.uri ?? path.fileURI
  }
}
