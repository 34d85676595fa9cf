package import SourceDiagnostics

extension Rule {
  /// Files must be UTF-8 without a byte-order mark.
  package static let encoding = Rule(
    "encoding",
    .error,
    "Files must be UTF-8 without a byte-order mark.",
    explanation: """
      Positions and non-ASCII names are reliable only in UTF-8. A byte-order mark is read, but has \
      no meaning in UTF-8 and confuses other tools; on its own it is a warning.
      """,
    remedy: "Save the file as UTF-8 without a byte-order mark."
  )
}
