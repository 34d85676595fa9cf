import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeValidation

/// Findings of all rules, sent to the client.
extension LanguageServer {
  /// Sends the findings that have changed, and those of opened documents.
  func publishFindings() {
    workspace.update()
    let texts = FindingTexts(workspace, client.encoding)
    let current = workspace.findings.mapValues { findings in
      var items = findings.prefix(Self.fileLimit).map { json(of: $0, texts) }
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
        JSONValue(
          members: [
            "uri": uri(ofPath: path).json,
            "version": workspace.documents[path].map { .integer($0.version) },
            "diagnostics": .array(items),
          ]
        )
      )
    }
    published = current
    opened = []
  }

  /// The maximum number of findings of a file that the client gets.
  static let fileLimit = 1_000

  /// Returns a finding with the number of omitted findings.
  private func omission(of count: Int, after last: JSONValue) -> JSONValue {
    JSONValue(
      members: [
        "range": last["range"], "severity": .integer(3), "source": "themetool".json,
        "message": "the file has \(count) more findings; 'themetool validate' shows all".json,
      ]
    )
  }

  /// Returns a finding for the client.
  func json(of finding: Diagnostic, _ texts: FindingTexts) -> JSONValue {
    let related = finding.notes.compactMap { note -> JSONValue? in
      guard let excerpt = note.excerpt else { return nil }
      let location = JSONValue(
        members: ["uri": uri(ofPath: excerpt.file).json, "range": texts.range(of: excerpt).json]
      )
      return JSONValue(members: ["location": location, "message": note.message.json])
    }
    let tag: Int? =
      switch finding.rule {
      case UnusedPaletteRule.rule, .unusedIgnore, UnusedOverrideRule.rule,
        UnreachableVariantRule.rule:
        1
      case DeprecatedUseRule.rule: 2
      default: nil
      }
    let page = client.hasRuleLinks ? rulePages.uri(of: finding.rule) : nil
    let start = TextPosition(line: 0, character: 0)
    let range = finding.excerpt.map(texts.range) ?? TextRange(start: start, end: start)
    return JSONValue(
      members: [
        "range": range.json,
        "severity": .integer(Self.number(of: finding.severity)),
        "code": finding.rule.id.json,
        "codeDescription": page.map { JSONValue(members: ["href": $0.json]) },
        "source": "themetool".json,
        "message": finding.message.json,
        "tags": tag.map { .array([.integer($0)]) },
        "relatedInformation": related.isEmpty || !client.hasRelatedPlaces ? nil : .array(related),
      ]
    )
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// Returns the URI of a file, as the client writes it for an open document.
  func uri(ofPath path: String) -> String {
    workspace.documents[path]?.uri ?? DocumentURI.uri(ofPath: path)
  }
}
