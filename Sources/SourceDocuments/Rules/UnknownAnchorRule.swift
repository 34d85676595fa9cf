package import SourceDiagnostics

extension Rule {
  /// An alias must refer to a complete anchor above it.
  package static let unknownAnchor = Rule(
    "unknown-anchor",
    .error,
    "An alias must refer to a complete anchor above it.",
    explanation: "An alias repeats a value that has an anchor above it.",
    remedy: """
      Define the anchor first, or use a {reference}, which may name a color that is defined later.
      """
  )
}
