import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// A file of Material Theme Builder: an object of roles for each combination of `light` or `dark`
/// and contrast.
struct MaterialScheme {
  /// Light and dark; normal and high contrast if any scheme has high contrast.
  private(set) var axes: [ImportAxis] = []

  private var schemes: [(roles: SourceNode, choices: [AxisChoice])] = []

  /// Returns whether a file is one of these: its schemes have roles with hexadecimal colors.
  static func isScheme(_ root: SourceNode) -> Bool {
    guard let schemes = root["schemes"], schemes.kind == .mapping, !schemes.entries.isEmpty else {
      return false
    }
    return schemes.entries.allSatisfy { _, roles in
      roles.kind == .mapping && !roles.entries.isEmpty
        && roles.entries.allSatisfy { $0.value.kind == .scalar && $0.value.text.hasPrefix("#") }
    }
  }

  init?(_ root: SourceNode, reporting findings: ImportFindings) {
    guard Self.isScheme(root), let list = root["schemes"] else { return nil }
    let known = list.entries.map { key, roles in
      (key: key, roles: roles, meaning: ContextWords(key.text))
    }
    let hasContrast = known.contains { $0.meaning.contrast == 1 && !$0.meaning.hasOthers }
    // A scheme without its opposite applies to both styles.
    let hasStyles = Set(known.compactMap(\.meaning.style)).count > 1
    axes = [ImportAxis(name: "style", contexts: ["light", "dark"])]
    if hasContrast { axes.append(ImportAxis(name: "contrast", contexts: ["normal", "high"])) }
    var normal: [(SourceNode, [AxisChoice])] = []
    var high: [(SourceNode, [AxisChoice])] = []
    for (key, roles, meaning) in known {
      guard let style = meaning.style, !meaning.hasOthers else {
        findings.report(.unsupportedScheme(key.text), at: key.excerpt)
        continue
      }
      let choices = hasStyles ? [AxisChoice(axis: 0, value: style)] : []
      if meaning.contrast == 1 {
        high.append((roles, choices + [AxisChoice(axis: 1, value: 1)]))
      } else {
        normal.append((roles, choices))
      }
    }
    // Schemes of normal contrast apply where no other one does.
    schemes = normal + high
    for (key, value) in root.entries where key.text != "schemes" && value.kind != .scalar {
      findings.report(.unsupportedMember(key.text), at: key.excerpt)
    }
  }

  /// Adds a token for each role to a set.
  func fill(_ set: inout TokenSet) {
    for (layer, (roles, choices)) in schemes.enumerated() {
      guard let condition = set.condition(choices) else { continue }
      for (key, value) in roles.entries {
        var definition = TokenDefinition(
          set.tree.node(key.text, in: TokenTree.root),
          layer: layer,
          condition: condition,
          TokenDeclaration(key: SourcePlace(key), value: value)
        )
        definition.ownType = TokenSet.color
        set.append(definition)
      }
    }
  }
}
