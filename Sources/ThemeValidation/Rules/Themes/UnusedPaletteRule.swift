import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles

/// Raw material is used.
enum UnusedPaletteRule {
  static let documentation = RuleDocumentation(
    .unusedPalette,
    summary: "Raw material is used.",
    why: """
      A colour of a palette that no theme refers to can't be seen anywhere: code can't ask for it. \
      It is a leftover, or the name in a reference is not the one that was meant. The steps of a ramp \
      (a group whose names are numbers) count as used together, as ramps are complete on purpose. A \
      reference counts for every theme that shares the file, since references are late.
      """,
    fix: """
      Remove the colour, refer to it, or move it to 'colors:' if code is to ask for it.
      """,
    bad: RuleExample(
      """
      theme: standard
      palette: { blue: "#06c", teal: "#088" }
      colors: { accent: "{blue}" }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      palette: { blue: { 500: "#06c", 600: "#048" } }
      colors: { accent: "{blue.500}" }
      """
    )
  )

  static func check(_ context: RuleContext, _ findings: inout Findings) {
    // What themes refer to is only worth listing where there is raw material.
    guard context.themes.contains(where: { $0.layer.definitions.contains(where: \.isPaletteColor) })
    else { return }
    let references = Dictionary(
      context.themes.map { ($0.name, referredNames(in: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
    // What is referred to in any theme that a file is part of.
    var used: [String: Set<String>] = [:]
    for member in context.members {
      let names = member.chain.map { references[$0.name] ?? [] }
      for theme in member.chain {
        for set in names where !set.isEmpty { used[theme.name, default: []].formUnion(set) }
      }
    }
    let faulty = Set(context.members.filter(context.isFaulty).flatMap { $0.chain.map(\.name) })
    let compiled = Set(context.members.map(\.name))
    for theme in context.themes where compiled.contains(theme.name) && !faulty.contains(theme.name)
    {
      let names = used[theme.name] ?? []
      let definitions = theme.layer.definitions
      for number in definitions.indices where definitions[number].isPaletteColor {
        let definition = definitions[number]
        guard !names.contains(group(of: definition.name) ?? definition.name) else { continue }
        let variants = theme.layer.variants[definition.variants]
        let start = variants.min { $0.range.lowerBound < $1.range.lowerBound }
        findings.add(
          .unusedPalette,
          "nothing refers to '\(definition.name)' of the palette",
          at: start.flatMap { theme.layer.origin?.excerpt($0.range) }
        )
      }
    }
  }

  /// The names that values of a theme refer to; for a step of a ramp, that of the ramp.
  private static func referredNames(in theme: Theme) -> Set<String> {
    var names: Set<String> = []
    let variants = theme.layer.variants
    for number in variants.indices where !variants[number].value.isConstant {
      for case .reference(let name) in variants[number].value.references {
        names.insert(group(of: name) ?? name)
      }
    }
    return names
  }

  /// The ramp that a name is a step of, as `blue` for `blue.500`.
  private static func group(of name: String) -> String? {
    guard let period = name.lastIndex(of: ".") else { return nil }
    let step = name[name.index(after: period)...]
    return step.allSatisfy(\.isNumber) ? "\(name[..<period])." : nil
  }
}
