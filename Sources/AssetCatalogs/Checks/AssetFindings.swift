import SourceDiagnostics
import SourceDocuments

/// Collects what is wrong with a catalog.
struct AssetFindings: Sendable {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func add(
    _ rule: AssetRule,
    _ severity: Severity? = nil,
    at excerpt: SourceExcerpt?,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil,
    _ message: String
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule.rawValue,
        severity: severity ?? rule.severity,
        message: message,
        excerpt: excerpt,
        notes: notes,
        fix: fix
      )
    )
  }

  mutating func append(contentsOf others: [Diagnostic]) {
    diagnostics.append(contentsOf: others)
  }
}

extension SourceExcerpt {
  /// A whole file or folder, where there is no line to show.
  static func start(of path: String) -> SourceExcerpt {
    let start = SourcePosition(line: 1, column: 1)
    return SourceExcerpt(file: path, start: start, end: start, lineText: "")
  }
}
