import ColorValues
import SourceDiagnostics
import ThemeFiles
import TraitHierarchy

/// Values are colours of CSS, references or assets.
enum InvalidColorRule {
  static let documentation = RuleDocumentation(
    .invalidColor,
    summary: "Values are colours of CSS, references or assets.",
    why: """
      What can't be read as a colour has no value; ThemeKit guesses none.
      """,
    fix: """
      The caret stands where the text stops being a colour. Any <color> of CSS Color 4 will do, \
      as will color-mix(), relative colours, light-dark() and contrast-color() of CSS Color 5, a \
      {reference} and asset(Group/Name).
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: "#06cc0"
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        accent: "#06cc00"
      """
    )
  )
}
