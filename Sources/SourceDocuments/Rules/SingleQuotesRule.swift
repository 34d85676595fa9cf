package import SourceDiagnostics

extension Rule {
  /// Strings in JSON must be in double quotes.
  package static let singleQuotes = Rule(
    "single-quotes",
    .warning,
    "Strings in JSON must be in double quotes.",
    explanation: "Single quotes are JSON5; other tools reject them.",
    remedy: "Use double quotes."
  )
}
