package import SourceDiagnostics

extension Rule {
  /// A mapping must not repeat a key.
  package static let duplicateKey = Rule(
    "duplicate-key",
    .error,
    "A mapping must not repeat a key.",
    explanation: """
      One of two equal keys would silently take precedence, and readers differ in which one.
      """,
    remedy: "Remove or rename one of the keys."
  )
}
