import SourceDiagnostics
import ThemeFiles

/// References stand in quotes.
enum UnquotedReferenceRule {
  static let documentation = RuleDocumentation(
    .unquotedReference,
    summary: "References stand in quotes.",
    why: """
      To YAML a brace starts a mapping, so that {blue} is a mapping with one key and no value.
      """,
    fix: """
      Put the reference in quotes.
      """,
    bad: RuleExample(
      """
      theme: standard
      palette: { blue: "#06c" }
      colors:
        accent: {blue}
        link: "{blue}"
      """
    ),
    good: RuleExample(
      """
      theme: standard
      palette: { blue: "#06c" }
      colors:
        accent: "{blue}"
      """
    )
  )
}
