import SourceDiagnostics
import ThemeFiles

/// References must lead to a value.
enum CyclicReferenceRule {
  static let documentation = Rule.cyclicReference.documented(
    "References must lead to a value.",
    explanation: """
      Colors that refer to each other in a cycle have no value. Only cycles under some combination \
      of traits are errors: 'a' may refer to 'b' in light interfaces while 'b' refers to 'a' in \
      dark ones.
      """,
    remedy: """
      Give one color of the cycle its own value. A reference of a color to itself means its next \
      best variant, or the color of the extended theme, and requires one of the two.
      """
  )
}
