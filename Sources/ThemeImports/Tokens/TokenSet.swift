import SourceDocuments

/// All that the files say: the tokens with their definitions, layer by layer.
struct TokenSet {
  /// How files spell tokens.
  enum Dialect {
    /// `$value` and `$type`, as the DTCG has it.
    case dtcg
    /// `value` and `type`, as Style Dictionary has it; `$value` as well.
    case styleDictionary
  }

  let dialect: Dialect

  /// Whether breaches are errors: 2025.10 asks for that, older files get by with warnings.
  var isStrict = true

  var tree = TokenTree()
  var definitions: [TokenDefinition] = []

  /// The combinations of contexts that layers have, each once; the first is none.
  private(set) var conditions: [[ContextChoice]] = [[]]
  private var conditionNumbers: [[ContextChoice]: Int] = [[]: 0]

  /// The names of types, each once; the first is `color`.
  private(set) var types = ["color"]
  private var typeNumbers = ["color": 0]

  static let always = 0
  static let color = 0
  static let none = -1

  /// The extensions of groups by others, in the order of the files.
  var extensions: [GroupExtension] = []

  /// What groups say of themselves.
  var groups: [Int: [GroupDefinition]] = [:]

  /// The groups whose tokens only stand for variants of others, as our exports have them.
  var variantGroups: [Int] = []

  /// The values of definitions, and the types that they turned out to have.
  var values: [TokenValue] = []
  var valueTypes: [Int] = []

  init(dialect: Dialect) {
    self.dialect = dialect
  }

  /// The number of a set of contexts; nil for one that never holds.
  mutating func condition(_ choices: [ContextChoice]) -> Int? {
    var sorted: [ContextChoice] = []
    for choice in choices.sorted(by: { ($0.axis, $0.value) < ($1.axis, $1.value) })
    where sorted.last != choice {
      if sorted.last?.axis == choice.axis { return nil }
      sorted.append(choice)
    }
    if let known = conditionNumbers[sorted] { return known }
    conditions.append(sorted)
    conditionNumbers[sorted] = conditions.count - 1
    return conditions.count - 1
  }

  /// Whether whatever meets a condition meets another.
  func implies(_ condition: Int, _ other: Int) -> Bool {
    if other == Self.always || condition == other { return true }
    return conditions[other].allSatisfy(conditions[condition].contains)
  }

  mutating func type(_ name: String) -> Int {
    if let known = typeNumbers[name] { return known }
    types.append(name)
    typeNumbers[name] = types.count - 1
    return types.count - 1
  }

  mutating func append(_ definition: TokenDefinition) {
    let number = definitions.count
    definitions.append(definition)
    let last = tree[definition.token].lastDefinition
    if last < 0 {
      tree[definition.token].firstDefinition = number
    } else {
      definitions[last].next = number
    }
    tree[definition.token].lastDefinition = number
  }

  /// The numbers of a token's definitions that can come to hold, the last of which wins.
  func live(_ token: Int) -> [Int] {
    var result: [Int] = []
    var number = tree[token].firstDefinition
    while number >= 0 {
      if !definitions[number].isHidden { result.append(number) }
      number = definitions[number].next
    }
    return result
  }

  /// The last of a token's definitions that can come to hold, without making a list of them.
  func lastLive(_ token: Int) -> Int? {
    let last = tree[token].lastDefinition
    if last >= 0, !definitions[last].isHidden { return last }
    return live(token).last
  }

  /// Whether a node of the tree is a token.
  func isToken(_ node: Int) -> Bool { tree[node].firstDefinition >= 0 }

  /// Hides the definitions that are never reached because a later one always wins.
  mutating func hideUnreachable() {
    for token in tree.nodes.indices where tree[token].firstDefinition != tree[token].lastDefinition
    {
      let all = live(token)
      var counts: [ContextChoice: Int] = [:]
      for number in all {
        for choice in conditions[definitions[number].condition] { counts[choice, default: 0] += 1 }
      }
      // A condition that is met wherever another is names no choice that the other doesn't name: those
      // seen are kept by the choice that the fewest of them name.
      var seen: [ContextChoice: [Int]] = [:]
      var isAlways = false
      for number in all.reversed() {
        let condition = definitions[number].condition
        let choices = conditions[condition]
        let isHidden =
          isAlways
          || choices.contains { seen[$0]?.contains { implies(condition, $0) } == true }
        if isHidden { definitions[number].isHidden = true }
        if let rarest = choices.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) {
          if !isHidden { seen[rarest, default: []].append(condition) }
        } else {
          isAlways = true
        }
      }
    }
  }
}

/// What a group says of itself in one file.
struct GroupDefinition {
  let layer: Int
  let condition: Int
  let type: Int
  let deprecated: SourceNode?
}

/// A group that takes over the tokens of another.
struct GroupExtension {
  let group: Int
  let layer: Int
  let condition: Int
  /// The value of `$extends`.
  let node: SourceNode
}
