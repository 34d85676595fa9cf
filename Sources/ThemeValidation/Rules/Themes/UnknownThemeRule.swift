import SourceDiagnostics
import ThemeFiles

/// Themes that are named are there.
enum UnknownThemeRule {
  static let documentation = RuleDocumentation(
    .unknownTheme,
    summary: "Themes that are named are there.",
    why: """
      A theme that extends one which isn't there has lost all that it inherits, and a default \
      theme that isn't there can't apply.
      """,
    fix: """
      Correct the name: it is what the file says under 'theme:', not the name of the file.
      """,
    bad: RuleExample(files: [
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
      (
        "bold.yaml",
        """
        theme: bold
        extends: standart
        colors: { accent: "#048" }
        """
      ),
    ]),
    good: RuleExample(files: [
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
      (
        "bold.yaml",
        """
        theme: bold
        extends: standard
        colors: { accent: "#048" }
        """
      ),
    ])
  )
}
