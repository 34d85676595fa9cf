package import SourceDiagnostics

extension Rule {
  /// The file must follow the grammar of its format.
  package static let syntax = Rule(
    "syntax",
    .error,
    "The file must follow the grammar of its format.",
    explanation: """
      A file is readable only up to the first violation of the grammar of YAML or JSON.
      """,
    remedy: """
      The caret marks where reading stopped; the cause is often an unclosed quote or bracket \
      before it.
      """
  )
}
