import SourceDiagnostics
import ThemeFiles

/// Hex colours stand in quotes.
enum UnquotedHexRule {
  static let documentation = RuleDocumentation(
    .unquotedHex,
    summary: "Hex colours stand in quotes.",
    why: """
      To YAML ' #' starts a comment, so that the value is missing, or cut off where the colour \
      begins.
      """,
    fix: """
      Put the whole value in quotes.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: #06c
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
