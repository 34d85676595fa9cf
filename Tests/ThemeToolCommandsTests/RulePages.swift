import AssetCatalogs
import SourceDiagnostics
import SourceDocuments
import TestSupport
import ThemeImports
import ThemeRendering

@testable import ThemeToolCommands
@testable import ThemeValidation

/// The pages about rules, generated from the documentation that each rule has in code.
enum RulePages {
  /// The texts by the names of their files.
  static var all: [String: String] {
    var pages = ["README.md": index]
    for rule in Rule.reported { pages["\(rule.id).md"] = page(about: rule) }
    return pages
  }

  /// The rules of each kind of file; a rule of several kinds is in the first.
  static var groups: [(title: String, rules: [Rule])] {
    let lists: KeyValuePairs = [
      "Theme, library and hierarchy files": RuleReference.themes,
      "YAML and JSON": Rule.documents, "Asset catalogs": Rule.catalogs,
      "Templates": Rule.templates, "Imports": Rule.imports,
    ]
    var listed: Set<String> = []
    return lists.map { title, rules in
      (title, rules.filter { listed.insert($0.id).inserted }.sorted { $0.id < $1.id })
    }
  }

  private static var index: String {
    let sections = groups.map { title, rules in
      let lines = rules.map { rule in
        "- [\(rule.id)](\(rule.id).md) (\(severity(rule))): \(pageText(rule.summary))"
      }
      return "## \(title)\n\n\(lines.joined(separator: "\n"))\n"
    }
    return """
      # Rules

      Each finding of `themetool` ends with the name of its rule in brackets. To read about a rule in the terminal, run:

      ```sh
      themetool validate --explain contrast
      ```

      To accept, ignore or turn off findings, read [Findings](../../do/findings.md). The severity in parentheses is the default.

      \(sections.joined(separator: "\n"))
      """
  }

  private static func page(about rule: Rule) -> String {
    var parts = ["# \(rule.id)", pageText(rule.summary), severityText(of: rule)]
    if let example = rule.incorrect { parts += ["## Incorrect"] + blocks(example) }
    if let example = rule.correct { parts += ["## Correct"] + blocks(example) }
    parts += ["## Why", pageText(rule.explanation), "## Fix", pageText(rule.remedy)]
    let more =
      RuleReference.ignoring(rule) == .impossible ? "which findings you can ignore" : "other ways"
    parts += [
      "## Ignore",
      "\(pageText(rule.ignoringAdvice)) [Findings](../../do/findings.md) describes \(more).",
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func severityText(of rule: Rule) -> String {
    let severity =
      rule.severity.map { "The default severity is **\($0.rawValue)**." }
      ?? "This rule is **off** by default. To turn it on, write `rules: { \(rule.id): warning }` in the library file."
    return rule.isFixable ? "\(severity) `themetool validate --fix` can fix it." : severity
  }

  private static func severity(_ rule: Rule) -> String { rule.severity?.rawValue ?? "off" }

  /// The files of an example, with their names where there are several.
  private static func blocks(_ example: Rule.Example) -> [String] {
    example.files.indices.map { index in
      let title = example.files.count == 1 ? "" : "`\(example.files[index].name)`:\n\n"
      let shown = example.shown(at: index)
      return "\(title)```\(shown.language)\n\(shown.text)\n```"
    }
  }
}
