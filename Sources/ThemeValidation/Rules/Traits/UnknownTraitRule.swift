import SourceDiagnostics
import ThemeFiles

/// Traits that are named must be defined.
enum UnknownTraitRule {
  static let documentation = Rule.unknownTrait.documented(
    "Traits that are named must be defined.",
    explanation: """
      A condition on an undefined trait never applies, and an override of one has no effect.
      """,
    remedy: """
      Correct the name, or define the trait under 'traits:' in the library file. A hierarchy file \
      may name a trait that a program defines by its full identifier.
      """
  )
}
