import SourceDiagnostics
import ThemeFiles

/// Traits that are named are defined.
enum UnknownTraitRule {
  static let documentation = RuleDocumentation(
    .unknownTrait,
    summary: "Traits that are named are defined.",
    why: """
      A condition on a trait that doesn't exist never holds, and an override of one changes \
      nothing.
      """,
    fix: """
      Correct the name, or define the trait under 'traits:' in the library file. A hierarchy \
      file may name a trait that a program defines by its whole identifier.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: { densty=compact: "#06c", default: "#048" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        accent: { level=elevated: "#06c", default: "#048" }
      """
    )
  )
}
