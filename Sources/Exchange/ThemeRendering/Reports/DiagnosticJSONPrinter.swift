public import SourceDiagnostics
import TextSupport

/// Formats diagnostics as JSON, for other programs.
///
/// The format is stable and versioned. Positions are one-based, columns count Unicode scalars, ends
/// are exclusive. A finding without a position lacks `file` and the positions; `fix` has `safe`
/// and, if it differs from the range of the finding, the replaced range. `ignored` has the findings
/// that are not reported, each with `suppression`: `comment`, `setting` or `baseline`.
///
/// ```json
/// { "version": 1, "findings": [
///   { "rule": "unknown-reference", "severity": "error", "file": "a.yaml", "line": 2, "column": 5,
///     "endLine": 2, "endColumn": 9, "message": "…", "notes": [] } ], "errors": 1, "warnings": 0,
///   "ignored": [] }
/// ```
public struct DiagnosticJSONPrinter: Hashable, Sendable {
  /// Creates a printer.
  public init() {}

  /// Returns the diagnostics as one JSON object, in the given order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func text(for diagnostics: [Diagnostic]) -> String {
    let summary = DiagnosticSummary(of: diagnostics)
    let report: JSONObject = [
      "version": 1,
      "findings": diagnostics.filter { $0.suppression == nil }.map(Self.object)
        .jsonLines(indentation: 2),
      "errors": summary.errors, "warnings": summary.warnings,
      "ignored": diagnostics.filter { $0.suppression != nil }.map(Self.object)
        .jsonLines(indentation: 2),
    ]
    return report.document
  }

  private static func object(_ diagnostic: Diagnostic) -> JSONObject {
    ["rule": diagnostic.rule.id, "severity": diagnostic.severity.rawValue]
      + place(diagnostic.excerpt)
      + [
        "message": diagnostic.message, "notes": diagnostic.notes.map(object),
        "fix": diagnostic.fix.map(object), "suppression": diagnostic.suppression?.rawValue,
      ]
  }

  private static func object(_ note: Diagnostic.Note) -> JSONObject {
    ["message": note.message] + place(note.excerpt)
  }

  private static func object(_ fix: Diagnostic.Fix) -> JSONObject {
    ["replacement": fix.replacement, "safe": fix.isSafe] + (fix.range.map(positions) ?? [:])
  }

  private static func place(_ excerpt: SourceExcerpt?) -> JSONObject {
    guard let excerpt else { return [:] }
    return ["file": excerpt.file] + positions(excerpt.start..<max(excerpt.start, excerpt.end))
  }

  private static func positions(_ range: Range<SourcePosition>) -> JSONObject {
    [
      "line": range.lowerBound.line, "column": range.lowerBound.column,
      "endLine": range.upperBound.line, "endColumn": range.upperBound.column,
    ]
  }
}
