import SourceDocuments
import ThemeFiles

/// The `$extensions` of a color, which exports include again.
extension TokenDefinition {
  /// The members, except those that the import applied: ThemeKit's own, modifiers of Tokens Studio,
  /// and Figma's alias of a color that became a reference.
  var keptExtensions: [(key: SourceNode, value: SourceNode)] {
    guard let node = annotatedNode?["$extensions"] else { return [] }
    let isAlias = if case .alias = result { true } else { false }
    return node.entries.filter { key, _ in
      !key.hasText(TokenExtension.key) && !key.hasText(StudioModifier.key)
        && !(isAlias && key.hasText(FigmaModes.aliasKey))
    }
  }

  /// The members as a JSON object; nil if there are none, or if values of YAML or JSON5 have no
  /// equivalent in JSON.
  var extensionText: String? {
    let members = keptExtensions.map { JSONMember($0.key.text, JSONValue($0.value)) }
    guard !members.isEmpty else { return nil }
    let text = TokenExtension.text(of: .object(members))
    return TokenExtension.members(of: text) == nil ? nil : text
  }
}
