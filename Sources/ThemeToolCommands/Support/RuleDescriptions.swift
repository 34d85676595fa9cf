import SourceDiagnostics
import ThemeRendering
import ThemeValidation

/// Every rule that findings can belong to, for reports that list them.
enum RuleDescriptions {
  /// One description for each identifier; a rule that is off by itself warns where it is on.
  static var all: [RuleDescription] {
    RuleReference.all.map { rule in
      RuleDescription(
        id: rule.name,
        summary: rule.summary,
        explanation: rule.why,
        help: RuleDescription.Text(
          plain: RuleText.explanation(of: rule),
          markdown: RuleMarkdown.text(of: rule)
        ),
        severity: rule.severity ?? .warning
      )
    }
  }
}
