package import SourceDiagnostics

extension Rule {
  /// A file must contain one document.
  package static let severalDocuments = Rule(
    "several-documents",
    .error,
    "A file must contain one document.",
    explanation: """
      A file is one theme, one library or one hierarchy; the text after '---' would be ignored.
      """,
    remedy: "Move the second document to a file of its own."
  )
}
