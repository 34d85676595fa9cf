package import SourceDiagnostics

extension Findings {
  /// Adds a diagnostic of `rule`, at the rule's severity.
  package mutating func add(
    _ rule: Rule,
    _ message: Diagnostic.Message,
    at excerpt: SourceExcerpt?,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil,
    about subject: Diagnostic.Subject = Diagnostic.Subject()
  ) {
    add(rule, at: excerpt, notes: notes, fix: fix, about: subject, message)
  }
}
