package import SourceDiagnostics

/// A collector of diagnostics, so that all problems of a run are reported at once.
package struct Findings: Sendable {
  /// The diagnostics, in the order in which they were added.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty collector.
  package init() {}

  /// Whether at least one diagnostic is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds a finding of `rule`, with the severity of the rule.
  ///
  /// The files of the notes are added to the files of the subject.
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
        // A rule that is off by default is a warning if a library file turns it on without a
        // severity.
        severity: rule.severity ?? .warning,
        message: message,
        excerpt: excerpt,
        notes: notes,
        fix: fix,
        subject: subject
      )
    )
  }

  /// Adds existing findings.
  package mutating func append(contentsOf others: some Sequence<Diagnostic>) {
    diagnostics.append(contentsOf: others)
  }
}
