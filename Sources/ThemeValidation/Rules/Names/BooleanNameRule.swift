import SourceDiagnostics
import ThemeFiles

/// Names that YAML readers take for true or false stand in quotes.
enum BooleanNameRule {
  static let documentation = RuleDocumentation(
    .booleanName,
    summary: "Names that YAML readers take for true or false stand in quotes.",
    why: """
      ThemeKit reads 'on' as the word it is. YAML 1.1 readers, and with them many editors and \
      scripts, make 'true' of it.
      """,
    fix: """
      Put the name in quotes.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        switch: { on: "#090", thumb: "#eee" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        switch: { "on": "#090", thumb: "#eee" }
      """
    )
  )
}
