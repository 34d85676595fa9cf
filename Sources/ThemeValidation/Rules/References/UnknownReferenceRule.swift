import SourceDiagnostics
import ThemeFiles

/// Every name that is referred to is defined.
enum UnknownReferenceRule {
  static let documentation = RuleDocumentation(
    .unknownReference,
    summary: "Every name that is referred to is defined.",
    why: """
      A reference, an entry of 'about:' or 'deprecated:', or a check that names no colour has \
      nothing to stand for.
      """,
    fix: """
      Correct the name; the message proposes what comes nearest. References see the names of the \
      theme and of those that it extends, palettes included.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: "#06c"
        link: "{acent}"
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
