import TextSupport

/// Formats diagnostics as JSON, for other programs.
///
/// The format is stable and versioned. Positions are one-based, columns count Unicode scalars, ends
/// are exclusive. A finding without a position lacks `file` and the positions; `fix` has `safe`
/// and, if it differs from the range of the finding, the replaced range.
///
/// ```json
/// { "version": 1, "findings": [
///   { "rule": "unknown-reference", "severity": "error", "file": "a.yaml", "line": 2, "column": 5,
///     "endLine": 2, "endColumn": 9, "message": "…", "notes": [] } ], "errors": 1, "warnings": 0 }
/// ```
public struct DiagnosticJSONPrinter: Hashable, Sendable {
  /// Creates a printer.
  public init() {}

  /// Returns the diagnostics as one JSON object, in the given order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func text(for diagnostics: [Diagnostic]) -> String {
    let summary = DiagnosticSummary(of: diagnostics)
    var text = "{\n  \"version\": 1,\n  \"findings\": ["
    for (number, diagnostic) in diagnostics.enumerated() {
      text += (number == 0 ? "\n    " : ",\n    ") + Self.object(diagnostic)
    }
    text += diagnostics.isEmpty ? "],\n" : "\n  ],\n"
    return text + "  \"errors\": \(summary.errors),\n  \"warnings\": \(summary.warnings)\n}\n"
  }

  private static func object(_ diagnostic: Diagnostic) -> String {
    var members = [
      (key: "rule", value: JSONText.string(diagnostic.rule)),
      (key: "severity", value: JSONText.string(diagnostic.severity.rawValue)),
    ]
    members += place(diagnostic.excerpt)
    members.append(("message", JSONText.string(diagnostic.message)))
    members.append(("notes", JSONText.array(diagnostic.notes.map(object))))
    if let fix = diagnostic.fix { members.append(("fix", object(fix, of: diagnostic))) }
    return JSONText.object(members)
  }

  private static func object(_ note: Diagnostic.Note) -> String {
    JSONText.object([("message", JSONText.string(note.message))] + place(note.excerpt))
  }

  private static func object(_ fix: Diagnostic.Fix, of diagnostic: Diagnostic) -> String {
    let members = [
      (key: "replacement", value: JSONText.string(fix.replacement)),
      (key: "safe", value: String(fix.isSafe)),
    ]
    return JSONText.object(members + (fix.range.map(positions) ?? []))
  }

  private static func place(_ excerpt: SourceExcerpt?) -> [(key: String, value: String)] {
    guard let excerpt else { return [] }
    let range = excerpt.start..<max(excerpt.start, excerpt.end)
    return [("file", JSONText.string(excerpt.file))] + positions(range)
  }

  private static func positions(
    _ range: Range<SourcePosition>
  ) -> [(key: String, value: String)] {
    [
      ("line", String(range.lowerBound.line)), ("column", String(range.lowerBound.column)),
      ("endLine", String(range.upperBound.line)), ("endColumn", String(range.upperBound.column)),
    ]
  }
}
