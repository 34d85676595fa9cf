package import SourceDiagnostics
import ThemeValidation

/// The documentation of rules as text.
package enum RuleText {
  /// The maximum number of columns of a paragraph.
  private static let width = 80

  /// Returns a line for each rule: its identifier, severity and summary, which is on a line below
  /// where it doesn't fit the columns.
  package static func list(_ rules: [Rule], columns: Int) -> String {
    TextTable(rules.map { [$0.id, severity(of: $0), $0.summary] })
      .lines(columns: columns).map { $0 + "\n" }.joined()
  }

  /// Returns the documentation of a rule and its examples.
  package static func explanation(of rule: Rule) -> String {
    var parts = ["\(rule.id): \(severity(of: rule))", rule.summary]
    parts += rule.explanation.split(separator: "\n\n").map(String.init)
    parts.append("To fix: \(rule.remedy)")
    var text = parts.map(wrapped).joined(separator: "\n\n") + "\n"
    if let example = rule.incorrect { text += "\nIncorrect:\n\n\(shown(example))" }
    if let example = rule.correct { text += "\nCorrect:\n\n\(shown(example))" }
    return text
  }

  private static func severity(of rule: Rule) -> String {
    rule.severity?.rawValue ?? "off"
  }

  /// Returns the files of an example, indented; several have their names above them.
  private static func shown(_ example: RuleExample) -> String {
    example.files.indices.map { index in
      let head = example.files.count > 1 ? "    # \(example.files[index].name)\n" : ""
      let text = example.shown(at: index).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return head + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func wrapped(_ paragraph: String) -> String {
    WordWrap.lines(paragraph, columns: width).joined(separator: "\n")
  }
}
