import SourceDiagnostics
import ThemeValidation

@testable import ThemeToolCommands

/// The page of the documentation about rules, made of what each rule says of itself.
enum RulesPage {
  static var text: String {
    let documented = Rule.reported.filter { $0.incorrect != nil }
    let others = Rule.reported.filter { $0.incorrect == nil }
    let rows = others.map { "| `\($0.id)` | \(severity($0)) | \($0.summary) |" }
    return """
      # Rules

      The rules of theme, library and hierarchy files, of asset catalogs, and of imports and outputs.

      The library file sets the severity of a rule: `rules: { near-duplicate: off }`. Violations that
      prevent a file from being read are always errors. `themetool validate --explain RULE` prints the
      same texts.

      ## Rules with examples

      \(documented.map(section).joined(separator: "\n\n"))

      ## Further rules

      | Rule | Severity | |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private static func section(_ rule: Rule) -> String {
    var parts = [
      "### \(rule.id)", "\(rule.summary) (\(severity(rule)))", rule.explanation,
      "**Fix:** \(rule.remedy)",
    ]
    if let example = rule.incorrect { parts += ["Incorrect:"] + blocks(example) }
    if let example = rule.correct { parts += ["Correct:"] + blocks(example) }
    return parts.joined(separator: "\n\n")
  }

  private static func severity(_ rule: Rule) -> String {
    rule.severity?.rawValue ?? "off"
  }

  /// The files of an example, with their names where there are several.
  private static func blocks(_ example: Rule.Example) -> [String] {
    example.files.indices.map { index in
      let title = example.files.count == 1 ? "" : "`\(example.files[index].name)`:\n\n"
      let shown = example.shown(at: index)
      return "\(title)```\(shown.language)\n\(shown.text)\n```"
    }
  }
}
