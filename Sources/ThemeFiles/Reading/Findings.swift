package import SourceDiagnostics

/// Collects what is wrong, so that all problems of a run are told at once.
package struct Findings: Sendable {
  /// What was found, in the order in which it was found.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Makes an empty collection.
  package init() {}

  /// Whether anything is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds a finding of `rule`, at the rule's severity.
  package mutating func add(
    _ rule: Rule,
    _ message: String,
    at excerpt: SourceExcerpt?,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule.rawValue,
        // A rule that is off by itself warns where a library file turns it on without more.
        severity: rule.severity ?? .warning,
        message: message,
        excerpt: excerpt,
        notes: notes,
        fix: fix
      )
    )
  }

  /// Adds findings that others made.
  package mutating func append(contentsOf others: some Sequence<Diagnostic>) {
    diagnostics.append(contentsOf: others)
  }
}
