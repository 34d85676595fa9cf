import SourceDiagnostics
import ThemeFiles

/// Comments that ignore findings must have findings to ignore.
enum UnusedIgnoreRule {
  static let documentation = Rule.unusedIgnore.documented(
    "Comments that ignore findings must have findings to ignore.",
    explanation: """
      A comment '# themetool: ignore RULE' without a finding of the rule on its line is misplaced \
      or obsolete. It would hide the next finding.
      """,
    remedy: """
      Remove the rule from the comment, or move the comment to the line of the finding or alone to \
      the line above.
      """
  )
}
