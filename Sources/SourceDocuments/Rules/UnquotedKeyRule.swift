package import SourceDiagnostics

extension Rule {
  /// Keys of JSON objects must be in double quotes.
  package static let unquotedKey = Rule(
    "unquoted-key",
    .warning,
    "Keys of JSON objects must be in double quotes.",
    explanation: "Keys without quotes are JSON5; other tools reject them.",
    remedy: "Put the key in double quotes."
  )
}
