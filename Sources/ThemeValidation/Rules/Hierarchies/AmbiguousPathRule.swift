import SourceDiagnostics
import ThemeFiles

/// Every node of a hierarchy has a path of its own.
enum AmbiguousPathRule {
  static let documentation = RuleDocumentation(
    .ambiguousPath,
    summary: "Every node of a hierarchy has a path of its own.",
    why: """
      Nodes are named by their paths. Where two have the same one, the second could not be \
      reached.
      """,
    fix: """
      Rename one of them.
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
        "app.yaml",
        """
        hierarchy: app
        children:
          - window: main
          - window: main
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
        "app.yaml",
        """
        hierarchy: app
        children:
          - window: main
          - window: second
        """
      ),
    ])
  )
}
