package import ThemeValidation

/// The documentation of a rule as Markdown.
package enum RuleMarkdown {
  /// Returns why the rule exists, how to fix findings, and its examples.
  package static func text(of rule: RuleDocumentation) -> String {
    var parts = [rule.why, "**To fix it:** \(rule.fix)"]
    if let bad = rule.bad { parts.append("**Incorrect**\n\n\(blocks(bad))") }
    if let good = rule.good { parts.append("**Correct**\n\n\(blocks(good))") }
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
