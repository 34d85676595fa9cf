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
  ///
  /// What it is about besides its place gains the files that its notes show.
  package mutating func add(
    _ rule: Rule,
    _ message: String,
    at excerpt: SourceExcerpt?,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil,
    about subject: Diagnostic.Subject? = nil
  ) {
    var subject = subject
    for file in notes.compactMap({ $0.excerpt?.file }) where subject?.files.contains(file) == false
    {
      subject?.files.append(file)
    }
    diagnostics.append(
      Diagnostic(
        rule: rule.rawValue,
        // A rule that is off by itself warns where a library file turns it on without more.
        severity: rule.severity ?? .warning,
        message: message,
        excerpt: excerpt,
        notes: notes,
        fix: fix,
        subject: subject
      )
    )
  }

  /// Adds findings that others made.
  package mutating func append(contentsOf others: some Sequence<Diagnostic>) {
    diagnostics.append(contentsOf: others)
  }
}
