public import SourceDiagnostics
import TextSupport

/// Formats diagnostics as a Code Quality report of GitLab, which shows them in merge requests.
///
/// ```json
/// [
///   { "description": "…", "check_name": "unknown-reference", "fingerprint": "8c6…:1",
///     "severity": "major", "location": { "path": "Themes/a.yaml", "lines": { "begin": 2 } } }
/// ]
/// ```
/// Errors are `major`, warnings `minor` and notes `info`. A fingerprint doesn't depend on the number
/// of the line, so a finding stays the same if lines are added above it. A finding without a
/// position is at the first line of the folder `.`, because each needs a place.
///
/// Source: "Code Quality report format" in GitLab's documentation.
public struct DiagnosticCodeQualityPrinter: Hashable, Sendable {
  /// Creates a printer.
  public init() {}

  /// Returns the diagnostics as one JSON array, in the given order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func text(for diagnostics: [Diagnostic]) -> String {
    var fingerprints = FindingFingerprint()
    let objects = diagnostics.map { diagnostic in
      let fingerprint = fingerprints.next(for: diagnostic).lineHash
      return Self.object(diagnostic, fingerprint: fingerprint)
    }
    return objects.jsonLines(indentation: 0).json + "\n"
  }

  private static func object(_ diagnostic: Diagnostic, fingerprint: String) -> JSONObject {
    let file = diagnostic.excerpt.map { $0.file.withoutLeadingDot }
    let lines: JSONObject = ["begin": diagnostic.excerpt?.start.line ?? 1]
    let location: JSONObject = ["path": file ?? ".", "lines": lines]
    return [
      "description": diagnostic.message, "check_name": diagnostic.rule.id,
      "fingerprint": fingerprint, "severity": name(diagnostic.severity), "location": location,
    ]
  }

  private static func name(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
