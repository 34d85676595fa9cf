package import SourceDiagnostics

extension Rule {
  /// Merge keys ('<<') are not supported.
  package static let mergeKey = Rule(
    "merge-key",
    .error,
    "Merge keys ('<<') are not supported.",
    explanation: "'<<' belongs to YAML 1.1, and readers differ in how they merge equal keys.",
    remedy: "Let the theme extend another theme, or refer to colors by name."
  )
}
