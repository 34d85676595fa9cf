import DynamicColors
import SourceDiagnostics
import ThemeFiles

/// Every theme must define every color.
enum MissingColorRule {
  static let documentation = Rule.missingColor.documented(
    "Every theme must define every color.",
    explanation: """
      Code requests a color by name, whatever the theme. If a theme lacks it, the value of the \
      default theme is used, or that of the first theme that has it. Palettes are not compared. \
      One finding names all colors that a theme lacks.
      """,
    remedy: "Define the color in the theme, or in a theme that all themes extend."
  )

  static func check(_ context: RuleContext, _ findings: inout Findings) {
    guard context.members.count > 1 else { return }
    // The first theme that defines each color, in the order of the names.
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
      let other = context.members[owner]
      let index = other.colors.index(of: first) ?? 0
      findings.add(
        .missingColor,
        "theme '\(theme.name)' does not define \(names: missing), which other themes define",
        at: theme.nameExcerpt,
        notes: [
          Diagnostic.Note(
            message: "theme '\(other.name)' defines '\(first)'",
            excerpt: other.excerpt(ofDefinitionAt: index)
          )
        ]
      )
    }
  }
}
