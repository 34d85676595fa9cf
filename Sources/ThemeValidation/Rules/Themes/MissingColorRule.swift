import DynamicColors
import SourceDiagnostics
import ThemeFiles

/// Every theme has every colour.
enum MissingColorRule {
  static let documentation = RuleDocumentation(
    .missingColor,
    summary: "Every theme has every colour.",
    why: """
      Code asks for a colour by name, whatever the theme. A theme that lacks one shows the default \
      theme's value in the middle of its own, or that of the first theme that has it. Palettes are \
      no part of this. One finding names all that a theme lacks.
      """,
    fix: """
      Define the colour in the theme, or in one that all themes extend.
      """,
    bad: RuleExample(files: [
      ("standard.yaml", "theme: standard\ncolors: { accent: \"#06c\", text: black }"),
      ("bold.yaml", "theme: bold\ncolors: { accent: \"#048\" }"),
    ]),
    good: RuleExample(files: [
      ("standard.yaml", "theme: standard\ncolors: { accent: \"#06c\", text: black }"),
      ("bold.yaml", "theme: bold\nextends: standard\ncolors: { accent: \"#048\" }"),
    ])
  )

  /// The most names that a finding lists.
  private static let longestList = 8

  static func check(_ context: RuleContext, _ findings: inout Findings) {
    guard context.members.count > 1 else { return }
    // The members that have a colour first, in the order of the names.
    var names: [String] = []
    var owners: [String: Int] = [:]
    for (number, member) in context.members.enumerated() {
      for index in 0..<member.colors.count {
        let definition = member.colors.definition(at: index)
        guard !definition.isPaletteColor, owners[definition.name] == nil else { continue }
        owners[definition.name] = number
        names.append(definition.name)
      }
    }
    for member in context.members where !context.mayLackNames(member) {
      let missing = names.filter { name in
        guard let index = member.colors.index(of: name) else { return true }
        return member.colors.definition(at: index).isPaletteColor
      }
      guard let first = missing.first, let owner = owners[first], let theme = member.theme else {
        continue
      }
      let shown = missing.prefix(longestList).map { "'\($0)'" }.joined(separator: ", ")
      let rest = missing.count - longestList
      let more = rest > 0 ? " and \(rest) more" : ""
      let other = context.members[owner]
      let index = other.colors.index(of: first) ?? 0
      findings.add(
        .missingColor,
        "'\(theme.name)' lacks \(shown)\(more), which other themes have",
        at: theme.nameExcerpt,
        notes: [
          Diagnostic.Note(
            message: "'\(other.name)' has '\(first)'",
            excerpt: other.excerpt(ofDefinitionAt: index)
          )
        ]
      )
    }
  }
}
