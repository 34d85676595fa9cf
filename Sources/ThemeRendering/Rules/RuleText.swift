import SourceDiagnostics
package import ThemeValidation

/// The rules as text.
package enum RuleText {
  /// The columns that a paragraph takes at most.
  private static let width = 80

  /// One line for each rule: its name, its severity and what it is about.
  package static func list(_ rules: [RuleDocumentation]) -> String {
    let names = rules.map(\.name.count).max() ?? 0
    return rules.map { rule in
      let name = padded(rule.name, to: names)
      return "\(name)  \(padded(severity(of: rule), to: 7))  \(rule.summary)\n"
    }.joined()
  }

  /// All that there is to say about a rule.
  package static func explanation(of rule: RuleDocumentation) -> String {
    var parts = ["\(rule.name): \(severity(of: rule))", rule.summary]
    parts += rule.why.split(separator: "\n\n").map(String.init)
    parts.append("To put it right: \(rule.fix)")
    var text = parts.map(wrapped).joined(separator: "\n\n") + "\n"
    if let bad = rule.bad { text += "\nBad:\n\n\(shown(bad))" }
    if let good = rule.good { text += "\nGood:\n\n\(shown(good))" }
    return text
  }

  private static func severity(of rule: RuleDocumentation) -> String {
    rule.severity?.rawValue ?? "off"
  }

  /// The files of an example, indented; several each below their name.
  private static func shown(_ example: RuleExample) -> String {
    example.files.indices.map { index in
      let head = example.files.count > 1 ? "    # \(example.files[index].name)\n" : ""
      let text = example.shown(at: index).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return head + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func wrapped(_ paragraph: String) -> String {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
