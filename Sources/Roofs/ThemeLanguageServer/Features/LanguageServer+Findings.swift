import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeRendering
import ThemeValidation

/// Findings of all rules, sent to the client.
extension LanguageServer {
  /// Sends the findings that have changed, and those of opened documents.
  func publishFindings() {
    workspace.update()
    let texts = FindingTexts(workspace, client.encoding)
    let all = workspace.findings.merging(namingFindings) { $0 + $1 }
    let current = all.mapValues { findings in
      var items = findings.prefix(Self.fileLimit).map { clientFinding($0, texts) }
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
          "diagnostics": items.map(json),
        ])
      )
    }
    published = current
    opened = []
  }

  /// The maximum number of findings of a file that the client gets.
  static let fileLimit = 1_000

  /// Returns a finding with the number of omitted findings.
  private func omission(of count: Int, after last: ClientFinding) -> ClientFinding {
    ClientFinding(
      range: last.range,
      severity: .note,
      rule: nil,
      message: "the file has \(count) more findings; 'themetool validate' shows all"
    )
  }

  /// Returns a finding for the client.
  func clientFinding(_ finding: Diagnostic, _ texts: FindingTexts) -> ClientFinding {
    let related = finding.notes.compactMap { note -> JSONValue? in
      guard client.hasRelatedPlaces, let excerpt = note.excerpt else { return nil }
      let location = location(of: texts.range(of: excerpt), inFile: excerpt.file)
      return JSONValue(members: ["location": location, "message": note.message])
    }
    return ClientFinding(
      range: finding.excerpt.map(texts.range) ?? .start,
      severity: finding.severity,
      rule: finding.rule,
      message: finding.message,
      related: related
    )
  }

  /// Returns a finding in the form of the protocol.
  func json(of finding: ClientFinding) -> JSONValue {
    let page = finding.rule.flatMap { client.hasRuleLinks ? $0.pageAddress : nil }
    return JSONValue(members: [
      "range": finding.range,
      "severity": Self.severity(finding.severity),
      "code": finding.rule?.id,
      "codeDescription": page.map { JSONValue(members: ["href": $0]) },
      "source": "themetool",
      "message": finding.message,
      "tags": finding.rule.flatMap(Self.tags),
      "relatedInformation": finding.related.isEmpty ? nil : finding.related,
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

/// A finding as the client gets it, without the texts of its file.
///
/// The server keeps the findings of all files and compares them after each edit, and makes JSON
/// only of the ones that it sends.
struct ClientFinding: Hashable {
  let range: TextRange
  let severity: Severity

  /// The rule; nil for the number of omitted findings.
  let rule: Rule?

  let message: String

  /// The notes with their locations, if the client shows them.
  var related: [JSONValue] = []
}
