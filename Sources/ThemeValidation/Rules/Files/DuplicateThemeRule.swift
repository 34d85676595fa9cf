import SourceDiagnostics
import ThemeFiles

/// A theme is one file.
enum DuplicateThemeRule {
  static let documentation = RuleDocumentation(
    .duplicateTheme,
    summary: "A theme is one file.",
    why: """
      A theme's name is a value of the theme trait. Where two files claim it, one of them would \
      be passed over in silence.
      """,
    fix: """
      Rename one of the themes, or join the files.
      """,
    bad: RuleExample(files: [
      (
        "a.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
      (
        "b.yaml",
        """
        theme: standard
        colors: { accent: "#048" }
        """
      ),
    ]),
    good: RuleExample(files: [
      (
        "a.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
      (
        "b.yaml",
        """
        theme: bold
        colors: { accent: "#048" }
        """
      ),
    ])
  )
}
