import SourceDiagnostics
import ThemeFiles

/// Keys are those of the format.
enum UnknownKeyRule {
  static let documentation = RuleDocumentation(
    .unknownKey,
    summary: "Keys are those of the format.",
    why: """
      A misspelt key would be passed over in silence, and what it holds would never take effect.
      """,
    fix: """
      Correct the spelling; the message proposes the key that comes nearest. A key of your own \
      has no place in these files: write a comment.
      """,
    bad: RuleExample(
      """
      theme: standard
      colours: { accent: "#06c" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors: { accent: "#06c" }
      """
    )
  )
}
