import SourceDiagnostics
import ThemeFiles

/// A colour has a value under all traits.
enum MissingVariantRule {
  static let documentation = RuleDocumentation(
    .missingVariant,
    summary: "A colour has a value under all traits.",
    why: """
      Where no variant's conditions hold, the variant that asks the least stands in: a colour \
      written for the dark alone is then the same in the light, which is seldom meant.
      """,
    fix: """
      Add the variant that the message names, or 'default:' for everything else.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        shadow: { dark: black }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        shadow: { dark: black, default: "#888" }
      """
    )
  )
}
