package import SourceDiagnostics
import ThemeValidation

/// The documentation of a rule as Markdown.
package enum RuleMarkdown {
  /// Returns the explanation of a rule, its remedy and its examples.
  package static func text(of rule: Rule) -> String {
    var parts = [rule.explanation, "**To fix:** \(rule.remedy)"]
    if let example = rule.incorrect { parts.append("**Incorrect**\n\n\(blocks(example))") }
    if let example = rule.correct { parts.append("**Correct**\n\n\(blocks(example))") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func blocks(_ example: RuleExample) -> String {
    example.files.map { file in
      let head = example.files.count > 1 ? "`\(file.name)`\n\n" : ""
      let language = file.name.hasSuffix(".json") ? "json" : "yaml"
      return "\(head)```\(language)\n\(file.text)\n```"
    }.joined(separator: "\n\n")
  }
}
