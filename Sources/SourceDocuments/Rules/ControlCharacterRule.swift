package import SourceDiagnostics

extension Rule {
  /// Files must not contain control characters other than tabs and line breaks.
  package static let controlCharacter = Rule(
    "control-character",
    .error,
    "Files must not contain control characters other than tabs and line breaks.",
    explanation: """
      Invisible characters hide what a file really contains, and can control a terminal that \
      displays it.
      """,
    remedy: "Remove the character, or write it as an escape in double quotes."
  )
}
