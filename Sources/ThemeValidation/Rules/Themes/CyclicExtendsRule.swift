import SourceDiagnostics
import ThemeFiles

/// Themes extend each other in a chain, never in a circle.
enum CyclicExtendsRule {
  static let documentation = RuleDocumentation(
    .cyclicExtends,
    summary: "Themes extend each other in a chain, never in a circle.",
    why: """
      A theme's colours are those of the theme that it extends, with its own in their place. In \
      a circle there is nothing to begin with.
      """,
    fix: """
      Take 'extends:' out of the theme that the others build on.
      """,
    bad: RuleExample(files: [
      (
        "standard.yaml",
        """
        theme: standard
        extends: bold
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
