import SourceDiagnostics
import ThemeFiles

/// A mapping under a name holds either variants or a group.
enum MixedGroupRule {
  static let documentation = RuleDocumentation(
    .mixedGroup,
    summary: "A mapping under a name holds either variants or a group.",
    why: """
      Where every key is a condition the mapping holds variants of one colour, where none is it \
      is a group of colours. A mix is mostly a misspelt condition, and would make a colour that \
      nobody asks for.
      """,
    fix: """
      Correct the condition, or give the colours of the group names of their own beside the one \
      with variants.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: { light: "#06c", darc: "#39f" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        accent: { light: "#06c", dark: "#39f" }
      """
    )
  )
}
