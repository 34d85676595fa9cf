package import SourceDiagnostics

extension Rule {
  /// JSON must not contain whitespace other than spaces, tabs and line breaks.
  package static let jsonWhitespace = Rule(
    "json-whitespace",
    .warning,
    "JSON must not contain whitespace other than spaces, tabs and line breaks.",
    explanation: "Other whitespace, such as a no-break space, is JSON5.",
    remedy: "Replace it with a space."
  )
}
