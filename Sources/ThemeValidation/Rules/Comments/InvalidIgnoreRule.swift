import SourceDiagnostics
import ThemeFiles

/// Comments for themetool are understood.
enum InvalidIgnoreRule {
  static let documentation = RuleDocumentation(
    .invalidIgnore,
    summary: "Comments for themetool are understood.",
    why: """
      '# themetool: ignore RULE, RULE reason' keeps findings of these rules quiet: at the end of a \
      line for that line, alone on a line for the next one. A comment with a misspelt rule, or one \
      for a rule that is always an error, would do nothing and look as if it did.
      """,
    fix: """
      Correct the rule's name. What is always an error has no meaning: it can't be passed over.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: "#06c" # themetool: ignore out-of-gammut
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        accent: oklch(70% 0.4 145) # themetool: ignore out-of-gamut for the press
      """
    )
  )
}
