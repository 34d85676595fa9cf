package import SourceDiagnostics

extension Rule {
  /// A file must contain more than comments.
  package static let emptyDocument = Rule(
    "empty-document",
    .error,
    "A file must contain more than comments.",
    explanation: "A file without content is usually a failed write or a forgotten placeholder.",
    remedy: "Write the first key, or delete the file."
  )
}
