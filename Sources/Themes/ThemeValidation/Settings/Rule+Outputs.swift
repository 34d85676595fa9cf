package import SourceDiagnostics

/// The rules of outputs, which `export` and `build` report.
extension Rule {
  package static let notExported = Rule(
    "not-exported",
    severity: .warning,
    summary: "Formats must be able to represent all values of themes.",
    explanation: """
      'themetool export' and 'themetool build' report colors that the format, or the template, can't \
      represent, and the values that are written in their place.
      """,
    remedy: """
      Choose another format, or exclude what the output doesn't need with --theme and --where; a \
      template can read more values.
      """
  )
}

extension Rule {
  /// The rules of templates.
  package static let templates: [Rule] = [
    .templateSyntax, .templateName, .templatePartial, .templateLimit,
  ]

  private init(template id: String, _ summary: String) {
    self.init(
      id,
      severity: .error,
      summary: summary,
      explanation:
        "This is a rule of templates: an output of a template with an error is not written.",
      remedy: """
        'themetool template check' shows all errors of a template, and 'themetool template data' the \
        names of the data.
        """
    )
  }

  package static let templateSyntax = Rule(
    template: "template-syntax",
    "Templates must be valid Mustache."
  )
  package static let templateName = Rule(
    template: "template-name",
    "Names in templates must be names of the data."
  )
  package static let templatePartial = Rule(
    template: "template-partial",
    "Partials and parents must be templates in the folder of the template."
  )
  package static let templateLimit = Rule(
    template: "template-limit",
    "Templates must be within the limits of size, nesting and output."
  )
}
