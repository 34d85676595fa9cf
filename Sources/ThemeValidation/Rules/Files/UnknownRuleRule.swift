import SourceDiagnostics
import ThemeFiles

/// Rules in a library file are known.
enum UnknownRuleRule {
  static let documentation = RuleDocumentation(
    .unknownRule,
    summary: "Rules in a library file are known.",
    why: """
      A misspelt name under 'rules:' would leave the rule as it is, although the file says \
      otherwise.
      """,
    fix: """
      Correct the name; 'themetool validate --list-rules' has them all.
      """,
    bad: RuleExample(files: [
      (
        "library.yaml",
        """
        library: 1
        rules: { near-duplicates: warning }
        """
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
    ]),
    good: RuleExample(files: [
      (
        "library.yaml",
        """
        library: 1
        rules: { near-duplicate: warning }
        """
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
    ])
  )
}
