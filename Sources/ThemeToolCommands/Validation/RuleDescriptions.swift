import SourceDiagnostics
import ThemeRendering
import ThemeValidation

/// The descriptions of all rules, for reports that list them.
enum RuleDescriptions {
  /// One description per identifier; a rule that is off by default has the severity of a warning.
  static var all: [RuleDescription] {
    RuleReference.all.map { rule in
      RuleDescription(
        id: rule.id,
        summary: rule.summary,
        explanation: rule.explanation,
        help: RuleDescription.Text(
          plain: RuleText.explanation(of: rule),
          markdown: RuleMarkdown.text(of: rule)
        ),
        severity: rule.severity ?? .warning
      )
    }
  }
}
