import SourceDiagnostics
import ThemeFiles

/// Names are made of letters, digits and hyphens.
enum NamingRule {
  static let documentation = RuleDocumentation(
    .naming,
    summary: "Names are made of letters, digits and hyphens.",
    why: """
      A period separates groups, a slash nodes, and other signs have meanings in the formats \
      that themes are exported to; a name with one of them could not be told apart from a group \
      or a path.
      """,
    fix: """
      Write groups as mappings, one below the other, and words with a hyphen between them.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        badge.new: "#c00"
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        badge:
          new: "#c00"
      """
    )
  )
}
