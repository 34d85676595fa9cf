import DynamicColors
import SourceDocuments
import TextSupport

/// The tokens of all files with their definitions, layer by layer.
struct TokenSet {
  /// A group that takes over the tokens of another.
  struct Extension {
    let group: Int
    let condition: Int
    /// The value of `$extends`.
    let node: SourceNode
  }

  /// The spelling of tokens in files: `$value` and `$type` of the DTCG, or also `value` and `type` as
  /// in Style Dictionary.
  let dialect: ImportFormat

  /// Whether violations of the format are errors, as 2025.10 requires, rather than warnings.
  var isStrict = true

  var tree = TokenTree(empty: [])
  var definitions: [TokenDefinition] = []

  /// The combinations of contexts that layers have, each once; the first is the empty one.
  private(set) var conditions: [[AxisChoice]] = [[]]
  private var conditionNumbers: [[AxisChoice]: Int] = [[]: 0]

  /// The condition that always holds.
  static let always = 0

  /// The type of colors.
  static let color = "color"

  /// The groups with `$extends`, in the order of the files.
  var extensions: [Extension] = []

  /// The types that groups give their tokens.
  var groupTypes: [Int: String] = [:]

  /// The types of groups in each layer, with the conditions of the layers.
  var layerTypes: [Int: [(condition: Int, type: String)]] = [:]

  /// The outermost groups that are collections, in which references prefer their own tokens.
  var collections: [Int] = []

  /// The groups whose tokens are only variants of others, as in our exports.
  var variantGroups: Set<Int> = []

  init(dialect: ImportFormat) {
    self.dialect = dialect
  }

  /// Returns the number of a set of contexts; nil for contexts that exclude each other.
  mutating func condition(_ choices: [AxisChoice]) -> Int? {
    guard let sorted = choices.normalized else { return nil }
    if let known = conditionNumbers[sorted] { return known }
    conditions.append(sorted)
    conditionNumbers[sorted] = conditions.count - 1
    return conditions.count - 1
  }

  /// Returns the contexts in which a definition applies.
  func choices(of number: Int) -> [AxisChoice] { conditions[definitions[number].condition] }

  mutating func append(_ definition: TokenDefinition) {
    tree[definition.token].definitions.append(definitions.count)
    definitions.append(definition)
  }

  /// Returns the definitions of a token that can apply, the last of which wins.
  func live(_ token: Int) -> [Int] {
    let all = tree[token].definitions
    return all.contains { definitions[$0].isHidden }
      ? all.filter { !definitions[$0].isHidden } : all
  }

  /// Returns the last definition of a token that can apply.
  func lastLive(_ token: Int) -> Int? {
    tree[token].definitions.last { !definitions[$0].isHidden }
  }

  /// The definitions that can apply, in the order of the files.
  var liveDefinitions: [Int] { definitions.indices.filter { !definitions[$0].isHidden } }

  /// Returns whether a node of the tree is a token.
  func isToken(_ node: Int) -> Bool { !tree[node].definitions.isEmpty }

  /// Returns the name of a definition's token, for messages.
  func name(of number: Int) -> String { tree.name(of: definitions[number].token) }

  /// Gives definitions without a type those of their groups in other layers that apply with them.
  mutating func inheritTypes() {
    for number in definitions.indices
    where definitions[number].groupType == nil && definitions[number].ownType == nil {
      let (token, choices) = (definitions[number].token, choices(of: number))
      for group in tree.lineage(of: token).dropLast().reversed() + [TokenTree.root] {
        let type = layerTypes[group]?.last { choices.implies(conditions[$0.condition]) }?.type
        definitions[number].groupType = type
        if type != nil { break }
      }
    }
  }

  /// Hides the definitions that never apply because a later one always overrides them.
  mutating func hideUnreachable() {
    // Many tokens are defined under the same conditions, for which the result is the same.
    var known: [[Int]: [Bool]] = [:]
    for token in tree.nodes.indices where tree[token].definitions.count > 1 {
      let all = live(token)
      let list = all.map { definitions[$0].condition }
      let hidden = known[list] ?? areOverridden(list)
      known[list] = hidden
      for (number, isHidden) in zip(all, hidden) where isHidden {
        definitions[number].isHidden = true
      }
    }
  }

  /// Returns for each condition of a list whether a later one holds wherever it holds.
  private func areOverridden(_ list: [Int]) -> [Bool] {
    var counts: [AxisChoice: Int] = [:]
    for choice in list.lazy.flatMap({ conditions[$0] }) { counts[choice, default: 0] += 1 }
    // A condition that is implied by another has only choices of that one. Seen conditions are
    // therefore indexed by their rarest choice, and only those of the same choices are compared.
    var seen: [AxisChoice: [[AxisChoice]]] = [:]
    var isAlways = false
    let reversed = list.reversed().map { number in
      let choices = conditions[number]
      let isHidden =
        isAlways
        || choices.contains { choice in
          seen[choice]?.contains(where: choices.implies) == true
        }
      if let rarest = choices.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) {
        if !isHidden { seen[rarest, default: []].append(choices) }
      } else {
        isAlways = true
      }
      return isHidden
    }
    return reversed.reversed()
  }
}

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
