import SourceDiagnostics
import ThemeFiles

/// Values have the form that their keys ask for.
enum InvalidValueRule {
  static let documentation = RuleDocumentation(
    .invalidValue,
    summary: "Values have the form that their keys ask for.",
    why: """
      A list where a text is asked for, or two conditions that can never hold together, has no \
      meaning that could be guessed.
      """,
    fix: """
      The message says which form is asked for. A variant under 'light dark' asks two values of \
      one trait: write two variants.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: { light dark: "#06c", default: "#048" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        accent: { light: "#06c", dark: "#39f" }
      """
    )
  )
}
