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
        JSONValue(members: [
          "uri": uri(ofPath: path), "version": workspace.documents[path]?.version,
          "diagnostics": items,
        ])
      )
    }
    published = current
    opened = []
  }

  /// The maximum number of findings of a file that the client gets.
  static let fileLimit = 1_000

  /// Returns a finding with the number of omitted findings.
  private func omission(of count: Int, after last: JSONValue) -> JSONValue {
    JSONValue(members: [
      "range": last["range"], "severity": Self.severity(.note), "source": "themetool",
      "message": "the file has \(count) more findings; 'themetool validate' shows all",
    ])
  }

  /// Returns a finding for the client.
  func diagnostic(for finding: Diagnostic, _ texts: FindingTexts) -> JSONValue {
    let related = finding.notes.compactMap { note -> JSONValue? in
      guard let excerpt = note.excerpt else { return nil }
      let location = location(of: texts.range(of: excerpt), inFile: excerpt.file)
      return JSONValue(members: ["location": location, "message": note.message])
    }
    let page = client.hasRuleLinks ? rulePages.uri(of: finding.rule) : nil
    return JSONValue(members: [
      "range": finding.excerpt.map(texts.range) ?? .start,
      "severity": Self.severity(finding.severity),
      "code": finding.rule.id,
      "codeDescription": page.map { JSONValue(members: ["href": $0]) },
      "source": "themetool",
      "message": finding.message,
      "tags": Self.tags(of: finding.rule),
      "relatedInformation": related.isEmpty || !client.hasRelatedPlaces ? nil : related,
    ])
  }

  /// Returns the number of a severity in the protocol.
  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// Returns the numbers of the tags that the protocol has for the findings of a rule.
  private static func tags(of rule: Rule) -> [Int]? {
    let (unnecessary, deprecated) = (1, 2)
    return switch rule {
    case .unusedPalette, .unusedIgnore, .unusedOverride, .unreachableVariant: [unnecessary]
    case .deprecatedUse: [deprecated]
    default: nil
    }
  }

  /// Returns the URI of a file, as the client writes it for an open document.
  func uri(ofPath path: String) -> String {
    workspace.documents[path]?.uri ?? path.fileURI
  }
}
