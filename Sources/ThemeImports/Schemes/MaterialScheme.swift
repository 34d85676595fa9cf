import SourceDiagnostics
import SourceDocuments

/// The colours of Material Theme Builder: an object of roles for each of `light`, `dark` and what of
/// them has more contrast.
struct MaterialScheme {
  /// Light and dark, and normal and high contrast where any scheme is of that.
  private(set) var axes: [ImportAxis] = []

  private var schemes: [(roles: SourceNode, choices: [ContextChoice])] = []

  /// Whether a file is one of these: it has schemes whose roles are colours in hexadecimal digits.
  static func isScheme(_ root: SourceNode) -> Bool {
    guard let schemes = root["schemes"], schemes.kind == .mapping, !schemes.entries.isEmpty else {
      return false
    }
    return schemes.entries.allSatisfy { _, roles in
      roles.kind == .mapping && !roles.entries.isEmpty
        && roles.entries.allSatisfy { $0.value.kind == .scalar && $0.value.text.hasPrefix("#") }
    }
  }

  init?(_ root: SourceNode, _ findings: inout ImportFindings) {
    guard Self.isScheme(root), let list = root["schemes"] else { return nil }
    let known = list.entries.map { key, roles in
      (key: key, roles: roles, meaning: ContextWords.meaning(of: key.text))
    }
    let hasContrast = known.contains { $0.meaning.contrast == 1 && !$0.meaning.hasOthers }
    // A scheme without its opposite is for both.
    let hasStyles = Set(known.compactMap(\.meaning.style)).count > 1
    axes = [ImportAxis(name: "style", contexts: ["light", "dark"])]
    if hasContrast { axes.append(ImportAxis(name: "contrast", contexts: ["normal", "high"])) }
    var normal: [(SourceNode, [ContextChoice])] = []
    var high: [(SourceNode, [ContextChoice])] = []
    for (key, roles, meaning) in known {
      guard let style = meaning.style, !meaning.hasOthers else {
        findings.add(
          .notImported,
          .warning,
          at: key.excerpt,
          "themes have light and dark, with normal and high contrast; '\(key.text)' is left out"
        )
        continue
      }
      let choices = hasStyles ? [ContextChoice(axis: 0, value: style)] : []
      if meaning.contrast == 1 {
        high.append((roles, choices + [ContextChoice(axis: 1, value: 1)]))
      } else {
        normal.append((roles, choices))
      }
    }
    // The first definitions are for what no other says.
    schemes = normal + high
    for (key, value) in root.entries where key.text != "schemes" && value.kind != .scalar {
      findings.add(
        .notImported,
        .warning,
        at: key.excerpt,
        "of such a file only 'schemes' is taken over, not '\(key.text)'"
      )
    }
  }

  /// Adds a token for each role.
  func fill(_ set: inout TokenSet) {
    for (layer, (roles, choices)) in schemes.enumerated() {
      guard let condition = set.condition(choices) else { continue }
      for (key, value) in roles.entries {
        set.append(
          TokenDefinition(
            token: set.tree.node(key.text, in: TokenTree.root),
            layer: layer,
            condition: condition,
            key: SourcePlace(key),
            node: nil,
            value: value,
            reference: nil,
            ownType: TokenSet.color,
            groupType: TokenSet.none
          )
        )
      }
    }
  }
}
