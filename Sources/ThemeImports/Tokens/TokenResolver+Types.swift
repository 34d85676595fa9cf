import SourceDiagnostics
import SourceDocuments

extension TokenResolver {
  /// Own type, else that of the token referred to, else that of the nearest group.
  mutating func settleType(of number: Int) {
    var chain: [Int] = []
    var current = number
    var type = TokenSet.none
    while true {
      let known = set.valueTypes[current]
      if known != Self.unsettled {
        type = known == Self.open ? TokenSet.none : known
        break
      }
      let definition = set.definitions[current]
      if definition.ownType != TokenSet.none {
        type = definition.ownType
        set.valueTypes[current] = type
        break
      }
      let target = targets[current]
      guard target >= 0, let next = set.lastLive(target) else {
        type = target == Self.notAlias ? literalType(of: definition) : definition.groupType
        set.valueTypes[current] = type
        break
      }
      set.valueTypes[current] = Self.open
      chain.append(current)
      current = next
    }
    for member in chain.reversed() {
      if type == TokenSet.none { type = set.definitions[member].groupType }
      set.valueTypes[member] = type
    }
  }

  /// The type of a value that is no reference; older files let it be seen from the value.
  private func literalType(of definition: TokenDefinition) -> Int {
    if definition.groupType != TokenSet.none { return definition.groupType }
    guard let value = definition.value else { return TokenSet.none }
    switch value.kind {
    case .scalar:
      let text = value.text
      let isColor =
        ColorString.looksLikeColor(text)
        || (isBelowColors(definition.token) && ColorString.isColor(text))
        || (isLegacy && ColorString.parts(text).flatMap(ColorString.expression) != nil)
      return isColor ? TokenSet.color : TokenSet.none
    case .mapping:
      if value["colorSpace"] != nil { return set.isStrict ? TokenSet.none : TokenSet.color }
      let isColor = isLegacy && isBelowColors(definition.token)
      return isColor && Self.legacyColor(value) != nil ? TokenSet.color : TokenSet.none
    case .sequence: return TokenSet.none
    }
  }

  /// Whether the outermost group is called after colours, as Style Dictionary's categories are.
  private func isBelowColors(_ token: Int) -> Bool {
    guard let category = set.tree.path(of: token).first?.lowercased() else { return false }
    return category.hasPrefix("color") || category.hasPrefix("colour")
  }
}
