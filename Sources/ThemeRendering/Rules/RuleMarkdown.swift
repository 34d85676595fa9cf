package import ThemeValidation

/// The documentation of a rule as Markdown.
package enum RuleMarkdown {
  /// What the rule is about, how to put it right, and its examples.
  package static func text(of rule: RuleDocumentation) -> String {
    var parts = [rule.why, "**To put it right:** \(rule.fix)"]
    if let bad = rule.bad { parts.append("**Bad**\n\n\(blocks(bad))") }
    if let good = rule.good { parts.append("**Good**\n\n\(blocks(good))") }
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
