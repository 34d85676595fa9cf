import TextSupport

/// Formats diagnostics as a SARIF 2.1.0 log for code scanning services and editors.
///
/// Files with relative paths are relative references, so that a service finds them in its copy of
/// the repository. Columns count Unicode code points.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
public struct DiagnosticSARIFPrinter: Hashable, Sendable {
  private let tool: String
  private let version: String
  private let rules: [RuleDescription]

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - tool: The name of the program that reports.
  ///   - version: The program's version.
  ///   - rules: All rules, also without findings; rules that only findings name are added.
  public init(tool: String, version: String, rules: [RuleDescription]) {
    self.tool = tool
    self.version = version
    self.rules = rules
  }

  /// Returns the diagnostics as one log with one run, in the given order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func text(for diagnostics: [Diagnostic]) -> String {
    let rules = allRules(with: diagnostics)
    let numbers = Dictionary(uniqueKeysWithValues: zip(rules.map(\.id), rules.indices))
    var fingerprint = FindingFingerprint()
    let results = diagnostics.map { diagnostic in
      Self.result(
        diagnostic,
        rule: numbers[diagnostic.rule] ?? 0,
        fingerprint.next(for: diagnostic)
      )
    }
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": \(JSONText.string(tool)),
                "version": \(JSONText.string(version)),
                "rules": \(Self.list(rules.map(Self.rule), indent: 12))
              }
            },
            "columnKind": "unicodeCodePoints",
            "results": \(Self.list(results, indent: 8))
          }
        ]
      }

      """
  }

  /// Returns the unique rules by identifier.
  private func allRules(with diagnostics: [Diagnostic]) -> [RuleDescription] {
    let found = diagnostics.map { RuleDescription(id: $0.rule, severity: $0.severity) }
    return (rules + found).uniqued(on: \.id).sorted { $0.id < $1.id }
  }

  private static func rule(_ rule: RuleDescription) -> String {
    var members = [(key: "id", value: JSONText.string(rule.id))]
    if let summary = rule.summary { members.append(("shortDescription", message(summary))) }
    if let text = rule.explanation { members.append(("fullDescription", message(text))) }
    if let help = rule.help {
      let texts = [
        (key: "text", value: JSONText.string(help.plain)),
        (key: "markdown", value: JSONText.string(help.markdown)),
      ]
      members.append(("help", JSONText.object(texts)))
    }
    let level = JSONText.object([("level", JSONText.string(rule.severity.rawValue))])
    return JSONText.object(members + [("defaultConfiguration", level)])
  }

  private static func result(
    _ diagnostic: Diagnostic,
    rule: Int,
    _ prints: FindingFingerprint.Prints
  ) -> String {
    let loose = diagnostic.notes.filter { $0.excerpt == nil }.map { "; \($0.message)" }
    var members = [
      (key: "ruleId", value: JSONText.string(diagnostic.rule)),
      (key: "ruleIndex", value: String(rule)),
      (key: "level", value: JSONText.string(diagnostic.severity.rawValue)),
      (key: "message", value: message(diagnostic.message + loose.joined())),
    ]
    if let excerpt = diagnostic.excerpt {
      let place = JSONText.object([("physicalLocation", location(excerpt, withLine: true))])
      members.append(("locations", JSONText.array([place])))
    }
    let related = diagnostic.notes.compactMap(relatedLocation)
    if !related.isEmpty { members.append(("relatedLocations", JSONText.array(related))) }
    // GitHub would hash only the line and identify all findings of a line with each other.
    let fingerprints = [
      (key: "primaryLocationLineHash", value: JSONText.string(prints.lineHash)),
      (key: "ruleAndLine/v1", value: JSONText.string(prints.ruleAndLine)),
    ]
    members.append(("partialFingerprints", JSONText.object(fingerprints)))
    if let fix = fix(of: diagnostic) { members.append(("fixes", JSONText.array([fix]))) }
    return JSONText.object(members)
  }

  private static func relatedLocation(_ note: Diagnostic.Note) -> String? {
    guard let excerpt = note.excerpt else { return nil }
    return JSONText.object([
      ("physicalLocation", location(excerpt, withLine: false)), ("message", message(note.message)),
    ])
  }

  private static func location(_ excerpt: SourceExcerpt, withLine: Bool) -> String {
    let range = excerpt.start..<max(excerpt.start, excerpt.end)
    var members = [
      (key: "artifactLocation", value: artifact(excerpt.file)),
      (key: "region", value: region(range)),
    ]
    if withLine, !excerpt.lineText.isEmpty, excerpt.lineTextColumn == 1 {
      let context = [
        (key: "startLine", value: String(excerpt.start.line)),
        (key: "snippet", value: message(excerpt.lineText)),
      ]
      members.append(("contextRegion", JSONText.object(context)))
    }
    return JSONText.object(members)
  }

  private static func fix(of diagnostic: Diagnostic) -> String? {
    guard let fix = diagnostic.fix, let range = diagnostic.fixRange,
      let excerpt = diagnostic.excerpt
    else { return nil }
    let replacement = JSONText.object([
      ("deletedRegion", region(range)), ("insertedContent", message(fix.replacement)),
    ])
    let change = JSONText.object([
      ("artifactLocation", artifact(excerpt.file)), ("replacements", JSONText.array([replacement])),
    ])
    let verb = fix.isSafe ? "Write" : "Perhaps write"
    return JSONText.object([
      ("description", message("\(verb) '\(fix.replacement)'")),
      ("artifactChanges", JSONText.array([change])),
    ])
  }

  private static func artifact(_ path: String) -> String {
    JSONText.object([("uri", JSONText.string(SourcePathText.uri(path)))])
  }

  private static func region(_ range: Range<SourcePosition>) -> String {
    JSONText.object([
      ("startLine", String(range.lowerBound.line)),
      ("startColumn", String(range.lowerBound.column)),
      ("endLine", String(range.upperBound.line)), ("endColumn", String(range.upperBound.column)),
    ])
  }

  private static func message(_ text: String) -> String {
    JSONText.object([("text", JSONText.string(text))])
  }

  /// Returns an array with one element per line, in a line that is indented by a number of spaces.
  private static func list(_ elements: [String], indent: Int) -> String {
    guard !elements.isEmpty else { return "[]" }
    let margin = String(repeating: " ", count: indent)
    let lines = elements.map { "\(margin)  \($0)" }.joined(separator: ",\n")
    return "[\n\(lines)\n\(margin)]"
  }
}
