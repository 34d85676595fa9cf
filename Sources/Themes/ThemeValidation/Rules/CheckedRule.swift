import SourceDiagnostics

/// A rule with a check of its own, which is in the file of the rule.
struct CheckedRule: Sendable {
  let rule: Rule
  /// Checks one theme at a time.
  var checkTheme: (@Sendable (ThemeContext, inout Findings) -> Void)?
  /// Checks all themes and hierarchies together.
  var checkLibrary: (@Sendable (RuleContext, inout Findings) -> Void)?
}
