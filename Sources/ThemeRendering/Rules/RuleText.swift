import SourceDiagnostics
package import ThemeValidation

/// The documentation of rules as text.
package enum RuleText {
  /// The width of a paragraph in columns.
  private static let width = 80

  /// Returns one line for each rule: name, severity and summary.
  package static func list(_ rules: [RuleDocumentation]) -> String {
    TextTable(rules.map { [$0.name, severity(of: $0), $0.summary] })
      .lines(separator: "  ").map { $0 + "\n" }.joined()
  }

  /// Returns the whole documentation of a rule.
  package static func explanation(of rule: RuleDocumentation) -> String {
    var parts = ["\(rule.name): \(severity(of: rule))", rule.summary]
    parts += rule.why.split(separator: "\n\n").map(String.init)
    parts.append("To fix it: \(rule.fix)")
    var text = parts.map(wrapped).joined(separator: "\n\n") + "\n"
    if let bad = rule.bad { text += "\nIncorrect:\n\n\(shown(bad))" }
    if let good = rule.good { text += "\nCorrect:\n\n\(shown(good))" }
    return text
  }

  private static func severity(of rule: RuleDocumentation) -> String {
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
