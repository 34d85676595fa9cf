import DynamicColors
import SourceDocuments

extension TokenResolver {
  /// Resolves the type of a definition: its own, else that of its target, else that of its group.
  mutating func resolveType(of number: Int) {
    var chain: [Int] = []
    var current = number
    var type: String?
    while !hasType[current] {
      // Definitions that refer to themselves end here; they have no type so far.
      hasType[current] = true
      chain.append(current)
      if let own = set.definitions[current].ownType {
        type = own
        break
      }
      guard case .token(let target) = targets[current], let next = set.lastLive(target) else {
        if targets[current] == .value, set.definitions[current].groupType == nil {
          type = literalType(of: set.definitions[current])
        }
        break
      }
      current = next
      type = set.definitions[next].type
    }
    for member in chain.reversed() {
      type = type ?? set.definitions[member].groupType
      set.definitions[member].type = type
    }
  }

  /// Makes an alias a color if its target is a color in one of its contexts, although the target's
  /// last definition has another type; in the other contexts, neither has a color.
  mutating func addColorsOfContexts(_ live: [Int]) {
    var open = live.filter { number in
      set.definitions[number].type == TokenSet.color
        && set.lastLive(set.definitions[number].token).map { set.definitions[$0].type }
          != TokenSet.color
    }
    guard !open.isEmpty else { return }
    let aliases = Dictionary(grouping: live) { targets[$0] }
    while let number = open.popLast() {
      for alias in aliases[.token(set.definitions[number].token)] ?? []
      where set.definitions[alias].type != TokenSet.color
        && set.definitions[alias].ownType == nil
        && (set.choices(of: alias) + set.choices(of: number)).normalized != nil
      {
        set.definitions[alias].type = TokenSet.color
        open.append(alias)
      }
    }
  }

  /// Returns the type that the value of a definition without types looks like, as in older files.
  private func literalType(of definition: TokenDefinition) -> String? {
    guard let value = definition.value else { return nil }
    let isColor: Bool
    switch value.kind {
    case .scalar:
      let text = value.text
      isColor =
        ColorString.looksLikeColor(text)
        || (isBelowColors(definition.token) && ColorString.isColor(text))
        || (isLegacy && ColorString.parts(text).flatMap(ColorString.expression) != nil)
    case .mapping:
      isColor =
        value["colorSpace"] != nil
        ? !set.isStrict
        : isLegacy && isBelowColors(definition.token) && ColorString.legacy(value) != nil
    case .sequence: isColor = false
    }
    return isColor ? TokenSet.color : nil
  }

  /// Returns whether the outermost group is named after colors, like a category of Style
  /// Dictionary.
  private func isBelowColors(_ token: Int) -> Bool {
    guard let category = set.tree.path(of: token).first?.lowercased() else { return false }
    return category.hasPrefix("color") || category.hasPrefix("colour")
  }
}
