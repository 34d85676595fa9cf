package import SourceDiagnostics

/// The errors of a template.
package struct TemplateErrors: Error {
  /// The errors with their positions, at least one.
  package let diagnostics: [Diagnostic]

  /// Creates the error.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension Rule {
  /// The rule of the syntax of templates.
  package static let templateSyntax = Rule(
    "template-syntax",
    .error,
    "Templates must be valid Mustache."
  )

  /// The rule of the names in templates.
  package static let templateName = Rule(
    "template-name",
    .error,
    "Names in templates must be names of the data."
  )

  /// The rule of the other templates that a template contains.
  package static let templatePartial = Rule(
    "template-partial",
    .error,
    "Partials and parents must be templates in the folder of the template."
  )

  /// The rule of the limits of templates.
  package static let templateLimit = Rule(
    "template-limit",
    .error,
    "Templates must be within the limits of size, nesting and output."
  )
}
