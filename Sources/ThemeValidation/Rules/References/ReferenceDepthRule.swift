import SourceDiagnostics
import ThemeFiles

/// Chains of references must not exceed the limit.
enum ReferenceDepthRule {
  static let documentation = Rule.referenceDepth.documented(
    "Chains of references must not exceed the limit.",
    explanation: """
      A chain of more than 64 references is usually the result of a broken generator. It is hard \
      to follow, and reading must terminate.
      """,
    remedy: "Let the colors in the middle of the chain refer to its end."
  )
}
