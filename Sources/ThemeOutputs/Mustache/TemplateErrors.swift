import SourceDiagnostics

/// The errors of a template.
struct TemplateErrors: Error {
  /// The errors with their positions, at least one.
  let diagnostics: [Diagnostic]

  /// Creates the error.
  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
