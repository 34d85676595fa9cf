import ColorValues
import DynamicColors
package import SourceDiagnostics
import ThemeFiles

extension Rule {
  /// Primitive colors must be used.
  package static let unusedPalette = Rule(
    "unused-palette",
    severity: .warning,
    summary: "Primitive colors must be used.",
    explanation: """
      A color of a palette to which no theme refers is never visible, since code cannot request \
      it. It is a leftover, or a reference has the wrong name. The steps of a ramp (a group whose \
      names are numbers) count as used together, since ramps are usually complete. A reference \
      counts for every theme that shares the file, since references are resolved late.
      """,
    remedy: "Remove the color, refer to it, or move it to 'colors:' if code should request it."
  )
}

extension CheckedRule {
  static let unusedPalette = CheckedRule(rule: .unusedPalette, checkLibrary: check)

  private static func check(_ context: RuleContext, reporting findings: inout Findings) {
    // References matter only if a theme has primitive colors.
    guard context.themes.contains(where: { $0.layer.definitions.contains(where: \.isPrimitive) })
    else { return }
    let references = Dictionary(
      context.themes.map { ($0.name, referredNames(in: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
    // The references of all themes that a file is part of.
    var used: [String: Set<String>] = [:]
    for member in context.members {
      let names = member.chain.map { references[$0.name] ?? [] }
      for theme in member.chain {
        for set in names where !set.isEmpty { used[theme.name, default: []].formUnion(set) }
      }
    }
    let invalid = Set(context.members.filter(context.isInvalid).flatMap { $0.chain.map(\.name) })
    let compiled = Set(context.members.map(\.name))
    for theme in context.themes where compiled.contains(theme.name) && !invalid.contains(theme.name)
    {
      let names = used[theme.name] ?? []
      let definitions = theme.layer.definitions
      for number in definitions.indices where definitions[number].isPrimitive {
        let definition = definitions[number]
        guard !names.contains(group(of: definition.name) ?? definition.name) else { continue }
        let variants = theme.layer.variants[definition.variants]
        let start = variants.min { $0.range.lowerBound < $1.range.lowerBound }
        findings.add(
          .unusedPalette,
          "no color refers to the primitive color \(name: definition.name)",
          at: start.flatMap { theme.layer.origin?.excerpt($0.range) }
        )
      }
    }
  }

  /// Returns the names that values of a theme refer to; for a step of a ramp, the name of the ramp.
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

  /// Returns the ramp of a step, such as `blue` for `blue.500`.
  private static func group(of name: String) -> String? {
    guard let period = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let step = name[name.index(after: period)...]
    return step.allSatisfy(\.isNumber) ? "\(name[..<period])." : nil
  }
}
