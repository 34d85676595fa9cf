import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeHierarchies

/// Colours that nodes use are in the theme that applies there.
enum UnknownNodeColorRule {
  static let documentation = RuleDocumentation(
    .unknownNodeColor,
    summary: "Colours that nodes use are in the theme that applies there.",
    why: """
      A node draws with the theme that it, or the nearest node above, sets; else with that of the \
      device, else with the default theme. A colour that no theme has comes to nothing. One that \
      only other themes have comes to the default theme's value, in the middle of a theme that \
      knows nothing of it.
      """,
    fix: """
      Correct the name, or define the colour in the theme that the message names. Palettes are raw \
      material, which nodes can't use.
      """,
    bad: RuleExample(files: [
      ("standard.yaml", "theme: standard\ncolors: { accent: \"#06c\" }"),
      ("app.yaml", "hierarchy: app\nchildren: [{ window: main, uses: [acent] }]"),
    ]),
    good: RuleExample(files: [
      ("standard.yaml", "theme: standard\ncolors: { accent: \"#06c\" }"),
      ("app.yaml", "hierarchy: app\nchildren: [{ window: main, uses: [accent] }]"),
    ])
  )

  static func check(_ context: RuleContext, _ findings: inout Findings) {
    guard !context.members.isEmpty else { return }
    let names = SpellingIndex(of: context.members.lazy.flatMap(\.colors.colorNames))
    for hierarchy in context.hierarchies {
      PlacedNode.forEach(in: hierarchy, context) { path in
        guard let place = path.last else { return }
        for use in place.node.uses { check(use, place, context, names, &findings) }
      }
    }
  }

  private static func check(
    _ use: HierarchyFile.Use,
    _ place: PlacedNode,
    _ context: RuleContext,
    _ names: SpellingIndex,
    _ findings: inout Findings
  ) {
    if place.member.map({ has(use.color, $0) }) ?? true { return }
    let theme = place.member?.name ?? ""
    let owner = context.members.first { has(use.color, $0) }
    guard let owner else {
      let hint = names.hint(for: use.color)
      let isRaw = context.members.contains { $0.colors.index(of: use.color) != nil }
      findings.add(
        .unknownNodeColor,
        isRaw
          ? "'\(use.color)' is raw material of a palette, which nodes can't use"
          : "no theme has a colour '\(use.color)'\(hint)",
        at: use.excerpt
      )
      return
    }
    findings.add(
      .unknownNodeColor,
      "'\(theme)', which applies at '\(place.node.path)', has no colour '\(use.color)'; '\(owner.name)' has one",
      at: use.excerpt,
      about: place.member?.subject()
    )
  }

  private static func has(_ name: String, _ member: CompiledTheme) -> Bool {
    member.colors.index(of: name).map { !member.colors.definition(at: $0).isPaletteColor } ?? false
  }
}
