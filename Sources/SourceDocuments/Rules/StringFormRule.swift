package import SourceDiagnostics

extension Rule {
  /// Strings in JSON must be on one line and use the escapes of RFC 8259.
  package static let stringForm = Rule(
    "string-form",
    .warning,
    "Strings in JSON must be on one line and use the escapes of RFC 8259.",
    explanation: """
      Strings with line breaks and escapes such as \\x41 are JSON5; other tools reject them.
      """,
    remedy: "Write the string on one line with the escapes of RFC 8259."
  )
}
