extension TokenSet {
  /// Replaces references to variant tokens, which our exports write, by their definitions.
  ///
  /// A reference to a variant that itself depends on contexts becomes one definition for each of
  /// them, so that a color that was exported as several tokens is one color again.
  mutating func foldVariants() {
    guard !variantGroups.isEmpty else { return }
    var variants = variantGroups
    var open = Array(variantGroups)
    while let node = open.popLast() {
      variants.formUnion(tree[node].children)
      open += tree[node].children
    }
    for token in tree.nodes.indices where isToken(token) && !variants.contains(token) {
      let own = live(token)
      let all = own.flatMap { expanded($0, variants, depth: 0) }
      if all.map(\.number) != own { replace(own, of: token, by: all) }
    }
    for token in variants {
      for number in live(token) { definitions[number].isHidden = true }
    }
  }

  /// The longest chain of variants that refer to variants.
  private static let deepestVariant = 64

  private mutating func expanded(
    _ number: Int,
    _ variants: Set<Int>,
    depth: Int
  ) -> [(number: Int, condition: Int)] {
    let condition = definitions[number].condition
    guard case .alias(let target) = definitions[number].result, variants.contains(target),
      depth < Self.deepestVariant
    else { return [(number, condition)] }
    return live(target).flatMap { expanded($0, variants, depth: depth + 1) }
      .compactMap { number, inner in
        self.condition(conditions[condition] + conditions[inner]).map { (number, $0) }
      }
  }

  private mutating func replace(
    _ old: [Int],
    of token: Int,
    by sources: [(number: Int, condition: Int)]
  ) {
    guard let first = old.first else { return }
    let original = definitions[first]
    for number in old { definitions[number].isHidden = true }
    for source in sources {
      var copy = definitions[source.number]
      copy.isHidden = false
      copy.token = token
      copy.condition = source.condition
      copy.declaration = copy.declaration.withProperties(of: original.declaration)
      copy.isPalette = original.isPalette
      append(copy)
    }
  }
}
