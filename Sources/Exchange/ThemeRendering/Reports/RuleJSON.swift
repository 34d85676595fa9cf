package import SourceDiagnostics
import TextSupport
import ThemeValidation

/// The documentation of rules as JSON, in a stable, versioned format.
///
/// A rule that is not enabled by default has the severity `off`.
package enum RuleJSON {
  /// Returns the rules, one on each line.
  package static func text(_ rules: [Rule]) -> String {
    let object: JSONObject = ["version": 1, "rules": rules.map(object).jsonLines(indentation: 2)]
    return object.document
  }

  private static func object(_ rule: Rule) -> JSONObject {
    [
      "name": rule.id, "severity": rule.severity?.rawValue ?? "off", "summary": rule.summary,
      "documentation": rule.explanation, "remedy": rule.remedy, "fixable": rule.isFixable,
      "bad": rule.incorrect.map(files), "good": rule.correct.map(files),
    ]
  }

  private static func files(_ example: RuleExample) -> [JSONObject] {
    example.files.map { ["name": $0.name, "text": $0.text] }
  }
}
