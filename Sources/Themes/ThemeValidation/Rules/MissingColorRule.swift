import DynamicColors
package import SourceDiagnostics
import ThemeFiles

extension Rule {
  /// Every theme must define every color.
  package static let missingColor = Rule(
    "missing-color",
    severity: .warning,
    summary: "Every theme must define every color.",
    explanation: """
      Code requests a color by name, whatever the theme. If a theme lacks it, the value of the \
      default theme is used, or that of the first theme that has it. Palettes are not compared. \
      One finding names all colors that a theme lacks.
      """,
    remedy: "Define the color in the theme, or in a theme that all themes extend."
  )
}

extension CheckedRule {
  static let missingColor = CheckedRule(rule: .missingColor, checkLibrary: check)

  private static func check(_ context: RuleContext, reporting findings: inout Findings) {
    guard context.members.count > 1 else { return }
    // The names with the first theme that defines each, and the place of each name.
    var names: [(name: String, owner: Int)] = []
    var places: [String: Int] = [:]
    for (owner, member) in context.members.enumerated() {
      for name in Self.names(of: member) where places[name] == nil {
        places[name] = names.count
        names.append((name, owner))
      }
    }
    for member in context.members where !context.mayLackNames(member) {
      var isDefined = Array(repeating: false, count: names.count)
      for place in Self.names(of: member).compactMap({ places[$0] }) { isDefined[place] = true }
      let missing = names.indices.filter { !isDefined[$0] }
      guard let place = missing.first, let theme = member.theme else { continue }
      let (first, owner) = names[place]
      let other = context.members[owner]
      let index = other.definitions.index(of: first) ?? ColorIndex(0)
      findings.add(
        .missingColor,
        "theme \(name: theme.name) does not define \(names: missing.map { names[$0].name }), which other themes define",
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

  private static func names(of member: CompiledTheme) -> some Sequence<String> {
    member.definitions.indices.lazy.map(member.definitions.definition(at:)).filter {
      !$0.isPrimitive
    }
    .map(\.name)
  }
}
