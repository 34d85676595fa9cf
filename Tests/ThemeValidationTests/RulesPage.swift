import SourceDiagnostics

import ThemeFiles
@testable import ThemeValidation

/// The page of the documentation about rules, made of what each rule says of itself.
enum RulesPage {
  static var text: String {
    let documented = RuleReference.all.filter { $0.bad != nil || $0.good != nil }
    let others = RuleReference.all.filter { $0.bad == nil && $0.good == nil }
    let rows = others.map { "| `\($0.name)` | \(severity($0)) | \($0.summary) |" }
    return """
      # Rules

      What validation looks at in theme, library and hierarchy files, and in asset catalogs.

      How much a finding weighs is set in the library file: `rules: { near-duplicate: off }`. Findings
      that leave a file without a meaning are errors whatever the library says. The same texts come
      from `themetool validate --explain RULE`.

      ## Rules with examples

      \(documented.map(section).joined(separator: "\n\n"))

      ## Further rules

      | Rule | Severity | |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private static func section(_ rule: RuleDocumentation) -> String {
    var parts = [
      "### \(rule.name)", "\(rule.summary) (\(severity(rule)))", rule.why, "**Fix:** \(rule.fix)",
    ]
    if let bad = rule.bad { parts += ["Not so:"] + blocks(bad) }
    if let good = rule.good { parts += ["But so:"] + blocks(good) }
    return parts.joined(separator: "\n\n")
  }

  private static func severity(_ rule: RuleDocumentation) -> String {
    rule.severity?.rawValue ?? "off"
  }

  /// The files of an example, with their names where there are several.
  private static func blocks(_ example: RuleExample) -> [String] {
    example.files.indices.map { index in
      let title = example.files.count == 1 ? "" : "`\(example.files[index].name)`:\n\n"
      let shown = example.shown(at: index)
      return "\(title)```\(shown.language)\n\(shown.text)\n```"
    }
  }
}
