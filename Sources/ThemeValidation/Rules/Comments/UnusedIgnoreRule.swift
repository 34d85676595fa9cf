import SourceDiagnostics
import ThemeFiles

/// Comments that keep findings quiet have findings to keep quiet.
enum UnusedIgnoreRule {
  static let documentation = RuleDocumentation(
    .unusedIgnore,
    summary: "Comments that keep findings quiet have findings to keep quiet.",
    why: """
      A comment '# themetool: ignore RULE' without a finding of the rule on its line stands in the \
      wrong place, or what it was for is gone. Left there it would hide the next finding.
      """,
    fix: """
      Remove the rule from the comment, or move the comment to the line of the finding or alone on \
      the line above.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: "#06c" # themetool: ignore out-of-gamut
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        accent: "#06c"
      """
    )
  )
}
