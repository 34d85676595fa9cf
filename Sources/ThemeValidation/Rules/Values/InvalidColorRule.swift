import ColorValues
import SourceDiagnostics
import ThemeFiles
import TraitHierarchy

/// Values must be CSS colors, references or assets.
enum InvalidColorRule {
  static let documentation = Rule.invalidColor.documented(
    "Values must be CSS colors, references or assets.",
    explanation: "Text that is not a color has no value; ThemeKit does not guess one.",
    remedy: """
      The caret marks the first character that is not part of a color. Every <color> of CSS Color \
      4 is valid, as are color-mix(), relative colors, light-dark() and contrast-color() of CSS \
      Color 5, a {reference} and asset(Group/Name).
      """
  )
}
