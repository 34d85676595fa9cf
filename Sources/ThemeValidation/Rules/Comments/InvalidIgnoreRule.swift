import SourceDiagnostics
import ThemeFiles

/// Comments for themetool must be valid.
enum InvalidIgnoreRule {
  static let documentation = Rule.invalidIgnore.documented(
    "Comments for themetool must be valid.",
    explanation: """
      '# themetool: ignore RULE, RULE reason' ignores the findings of these rules: at the end of a \
      line for that line, alone on a line for the next one. A comment with a misspelled rule, or \
      with a rule that is always an error, has no effect.
      """,
    remedy: "Correct the name of the rule. A rule that is always an error cannot be ignored."
  )
}
