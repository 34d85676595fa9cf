package import SourceDiagnostics
import TextSupport
import ThemeValidation

/// The documentation of rules as JSON, in a stable, versioned format.
///
/// A rule that is not enabled by default has the severity `off`.
package enum RuleJSON {
  /// Returns the rules, one on each line.
  package static func text(_ rules: [Rule]) -> String {
    let lines = rules.map { "    \(object($0))" }.joined(separator: ",\n")
    return "{\n  \"version\": 1,\n  \"rules\": [\n\(lines)\n  ]\n}\n"
  }

  private static func object(_ rule: Rule) -> String {
    var members = [
      ("name", JSONText.string(rule.id)),
      ("severity", JSONText.string(rule.severity?.rawValue ?? "off")),
      ("summary", JSONText.string(rule.summary)),
      ("documentation", JSONText.string(rule.explanation)),
      ("remedy", JSONText.string(rule.remedy)),
      ("fixable", "\(rule.isFixable)"),
    ]
    for (key, example) in [("bad", rule.incorrect), ("good", rule.correct)] {
      guard let example else { continue }
      let files = example.files.map { file in
        JSONText.object([
          ("name", JSONText.string(file.name)), ("text", JSONText.string(file.text)),
        ])
      }
      members.append((key, JSONText.array(files)))
    }
    return JSONText.object(members)
  }
}
