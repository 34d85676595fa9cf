import SourceDiagnostics
import ThemeFiles

/// Rules in a library file must be known.
enum UnknownRuleRule {
  static let documentation = Rule.unknownRule.documented(
    "Rules in a library file must be known.",
    explanation: "A misspelled name under 'rules:' would have no effect on the rule.",
    remedy: "Correct the name; 'themetool validate --list-rules' lists all rules."
  )
}
