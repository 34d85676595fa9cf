import SourceDiagnostics
import ThemeFiles

/// References lead to a value.
enum CyclicReferenceRule {
  static let documentation = RuleDocumentation(
    .cyclicReference,
    summary: "References lead to a value.",
    why: """
      Colours that refer to each other in a circle have no value. Only circles that some traits \
      really follow count: 'a' may refer to 'b' in the light while 'b' refers to 'a' in the \
      dark.
      """,
    fix: """
      Give one colour of the circle a value of its own. A reference of a colour to itself means \
      its next best variant, or what the extended theme says, and needs one of the two.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: "{link}"
        link: "{accent}"
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        accent: "#06c"
        link: "{accent}"
      """
    )
  )
}
