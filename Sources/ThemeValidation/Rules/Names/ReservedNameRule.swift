import SourceDiagnostics
import ThemeFiles

/// Words of the format are not names, and palette and colours share one space of names.
enum ReservedNameRule {
  static let documentation = RuleDocumentation(
    .reservedName,
    summary: "Words of the format are not names, and palette and colours share one space of names.",
    why: """
      A key such as 'dark' says when a value holds. And since a reference names either a colour \
      or raw material of the palette, one name can't be both.
      """,
    fix: """
      Choose another name, or move the variant below the name of a colour.
      """,
    bad: RuleExample(
      """
      theme: standard
      palette: { accent: "#06c" }
      colors: { accent: "#048", link: "{accent}" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      palette: { blue: "#06c" }
      colors: { accent: "#048", link: "{blue}" }
      """
    )
  )
}
