import DynamicColors
package import SourceDiagnostics
import ThemeFiles

extension Rule {
  /// Colors that nodes use must be in the theme that applies there.
  package static let unknownNodeColor = Rule(
    "unknown-node-color",
    severity: .error,
    summary: "Colors that nodes use must be in the theme that applies there.",
    explanation: """
      A node draws with the theme that it, or the nearest node above, sets; otherwise with that of \
      the device, or with the default theme. A color that no theme has resolves to nothing. A \
      color that only other themes have resolves to the value of the default theme, which does not \
      match the theme that applies.
      """,
    remedy: """
      Correct the name, or define the color in the theme that the message names. Nodes cannot use \
      primitive colors of a palette.
      """
  )
}

extension CheckedRule {
  static let unknownNodeColor = CheckedRule(rule: .unknownNodeColor, checkLibrary: check)

  private static func check(_ context: RuleContext, reporting findings: inout Findings) {
    guard !context.members.isEmpty else { return }
    let names = SpellingIndex(of: context.members.lazy.flatMap(\.definitions.colorNames))
    for hierarchy in context.hierarchies {
      PlacedNode.forEach(in: hierarchy, of: context) { path in
        guard let place = path.last else { return }
        for use in place.node.uses {
          check(use, at: place, in: context, among: names, reporting: &findings)
        }
      }
    }
  }

  private static func check(
    _ use: HierarchyFile.Use,
    at place: PlacedNode,
    in context: RuleContext,
    among names: SpellingIndex,
    reporting findings: inout Findings
  ) {
    if place.member.map({ has(use.color, in: $0) }) ?? true { return }
    let theme = place.member?.name ?? ""
    let owner = context.members.first { has(use.color, in: $0) }
    guard let owner else {
      let hint = names.proposal(for: use.color)
      let isRaw = context.members.contains { $0.definitions.index(of: use.color) != nil }
      findings.add(
        .unknownNodeColor,
        isRaw
          ? "\(name: use.color) is a primitive color of a palette, which nodes cannot use"
          : "\(name: use.color) is not a color of any theme\(hint)",
        at: use.excerpt
      )
      return
    }
    findings.add(
      .unknownNodeColor,
      "\(name: use.color) is not a color of theme \(name: theme), which applies at \(name: place.node.path); theme \(name: owner.name) defines it",
      at: use.excerpt,
      about: place.member?.subject() ?? Diagnostic.Subject()
    )
  }

  private static func has(_ name: String, in member: CompiledTheme) -> Bool {
    member.definitions.index(of: name).map { !member.definitions.definition(at: $0).isPrimitive }
      ?? false
  }
}
