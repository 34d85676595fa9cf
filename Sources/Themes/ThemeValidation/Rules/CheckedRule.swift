import SourceDiagnostics
import ThemeFiles

/// A rule with a check of its own, which is in the file of the rule.
protocol CheckedRule: Sendable {
  static var rule: Rule { get }
}

/// A rule that checks one theme at a time.
protocol ThemeRule: CheckedRule {
  static func check(_ context: ThemeContext, reporting findings: inout Findings)
}

/// A rule that checks all themes and hierarchies together.
protocol LibraryRule: CheckedRule {
  static func check(_ context: RuleContext, reporting findings: inout Findings)
}
