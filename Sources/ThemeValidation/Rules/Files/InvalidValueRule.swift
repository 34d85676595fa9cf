import SourceDiagnostics
import ThemeFiles

/// Values must have the form that their keys require.
enum InvalidValueRule {
  static let documentation = Rule.invalidValue.documented(
    "Values must have the form that their keys require.",
    explanation: """
      A list in place of a text, or two conditions that never apply together, has no meaning.
      """,
    remedy: """
      The message states the required form. A variant under 'light dark' requires two values of \
      one trait: write two variants.
      """
  )
}
