package import SourceDiagnostics

/// The errors of a template.
package struct TemplateErrors: Error {
  /// The errors with their positions, at least one.
  package let diagnostics: [Diagnostic]

  /// Creates the error.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
