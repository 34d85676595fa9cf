package import SourceDiagnostics

extension Rule {
  /// Keys must be simple values, not lists or mappings.
  package static let complexKey = Rule(
    "complex-key",
    .error,
    "Keys must be simple values, not lists or mappings.",
    explanation: "A list or a mapping cannot be a name or a condition.",
    remedy: "Write the key as a word."
  )
}
