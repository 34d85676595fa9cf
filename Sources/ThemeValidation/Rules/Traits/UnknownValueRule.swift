import SourceDiagnostics
import ThemeFiles

/// Traits have the values that their definitions list.
enum UnknownValueRule {
  static let documentation = RuleDocumentation(
    .unknownValue,
    summary: "Traits have the values that their definitions list.",
    why: """
      A condition that asks for a value which the trait can't have never holds.
      """,
    fix: """
      Correct the value; the message lists those that there are.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: { level=lifted: "#06c", default: "#048" }
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
