import SourceDiagnostics
import ThemeFiles

/// A mapping under a name must contain either variants or a group.
enum MixedGroupRule {
  static let documentation = Rule.mixedGroup.documented(
    "A mapping under a name must contain either variants or a group.",
    explanation: """
      If every key is a condition, the mapping contains variants of one color; if no key is one, \
      it is a group of colors. A mix is usually a misspelled condition, and would define an \
      unintended color.
      """,
    remedy: """
      Correct the condition, or move the colors of the group out of the color with variants.
      """
  )
}
