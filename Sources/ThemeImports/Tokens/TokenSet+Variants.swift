extension TokenSet {
  /// Puts the definitions of tokens that only stand for variants in the place of references to them.
  ///
  /// A reference to one that is itself chosen by contexts becomes a definition for each of those; so
  /// what was one colour before it was exported is one again.
  mutating func foldVariants() {
    var isVariant = [Bool](repeating: false, count: tree.nodes.count)
    var open = variantGroups
    while let node = open.popLast() {
      isVariant[node] = true
      open += tree[node].children
    }
    guard !variantGroups.isEmpty else { return }
    for token in tree.nodes.indices where isToken(token) && !isVariant[token] {
      let own = live(token)
      let all = own.flatMap { expanded($0, isVariant, depth: 0) }
      guard all.map(\.number) != own || all.count != own.count else { continue }
      replace(own, of: token, by: all)
    }
    for token in tree.nodes.indices where isVariant[token] {
      for number in live(token) { definitions[number].isHidden = true }
    }
  }

  /// The most references that lead from one variant to the next.
  private static let deepestVariant = 64

  private mutating func expanded(
    _ number: Int,
    _ isVariant: [Bool],
    depth: Int
  ) -> [(number: Int, condition: Int)] {
    let condition = definitions[number].condition
    guard case .alias(let target) = values[number], isVariant[target], depth < Self.deepestVariant
    else { return [(number, condition)] }
    var result: [(number: Int, condition: Int)] = []
    for inner in live(target) {
      for part in expanded(inner, isVariant, depth: depth + 1) {
        let choices = conditions[condition] + conditions[part.condition]
        if let both = self.condition(choices) { result.append((part.number, both)) }
      }
    }
    return result
  }

  private mutating func replace(
    _ old: [Int],
    of token: Int,
    by parts: [(number: Int, condition: Int)]
  ) {
    guard let first = old.first else { return }
    let remarks = definitions[first]
    for number in old { definitions[number].isHidden = true }
    for part in parts {
      let source = definitions[part.number]
      append(
        TokenDefinition(
          token: token,
          layer: source.layer,
          condition: part.condition,
          key: source.key,
          node: remarks.node,
          value: source.value,
          reference: source.reference,
          ownType: source.ownType,
          groupType: source.groupType,
          deprecated: remarks.deprecated,
          isPalette: remarks.isPalette
        )
      )
      values.append(values[part.number])
      valueTypes.append(valueTypes[part.number])
    }
  }
}
