import SourceDocuments

/// Tokens that themes don't hold, as a file of the kind that they came from.
///
/// Tokens that vary stand in a resolver document, with the modifiers that they vary by; all others in
/// a file of tokens. Types that groups gave them stand beside their values.
struct KeptTokens {
  private let set: TokenSet
  private let sources: TokenSources
  private let themes: [TokenThemes.Theme]
  /// What the file says of where its tokens came from.
  private let origin: String

  init(
    _ set: TokenSet,
    _ sources: TokenSources,
    _ themes: [TokenThemes.Theme],
    origin: String
  ) {
    self.set = set
    self.sources = sources
    self.themes = themes
    self.origin = origin
  }

  /// The file; nil where themes hold every token.
  var file: ImportedThemes.File? {
    var byLayer: [Int: [Int]] = [:]
    for node in set.tree.nodes.indices where set.isToken(node) {
      // A colour that no theme could take over is kept as well.
      let isLost = !themes.contains { $0.places[node] >= 0 }
      for number in set.live(node) where isLost || isOther(number) {
        byLayer[set.definitions[number].layer, default: []].append(number)
      }
    }
    guard !byLayer.isEmpty else { return nil }
    let layers = byLayer.keys.sorted()
    let isPlain = layers.allSatisfy { layer in
      byLayer[layer]?.allSatisfy { set.definitions[$0].condition == TokenSet.always } ?? true
    }
    let writer = JSONWriter(JSONStyle())
    guard !isPlain else {
      let tree = tree(of: layers.flatMap { byLayer[$0] ?? [] })
      let mark = JSONMember("$description", .string(origin))
      return ImportedThemes.File(
        "tokens.json",
        writer.bytes(for: .object([mark] + tree.members.filter { $0.key != mark.key }))
      )
    }
    return ImportedThemes.File(
      "tokens.resolver.json",
      writer.bytes(for: resolver(layers.map { byLayer[$0] ?? [] }))
    )
  }

  private func isOther(_ number: Int) -> Bool {
    switch set.values[number] {
    case .other, .invalid: true
    case .unknown, .color, .alias, .expression, .computed: false
    }
  }

  /// A resolver document that holds the tokens of each layer where it counts.
  private func resolver(_ layers: [[Int]]) -> JSONValue {
    var order: [JSONValue] = []
    var sets: [JSONMember] = []
    var contexts: [Int: [Int: [JSONValue]]] = [:]
    for layer in layers {
      guard let first = layer.first else { continue }
      let choices = set.conditions[set.definitions[first].condition]
      let tokens = tree(of: layer)
      guard let choice = choices.first else {
        let name = "set-\(sets.count + 1)"
        let list = JSONValue.array([tokens])
        sets.append(JSONMember(name, .object([JSONMember("sources", list)])))
        order.append(reference("#/sets/\(name)"))
        continue
      }
      if contexts[choice.axis] == nil {
        order.append(reference("#/modifiers/\(sources.axes[choice.axis].name)"))
      }
      contexts[choice.axis, default: [:]][choice.value, default: []].append(tokens)
    }
    let modifiers = contexts.keys.sorted().map { axis in
      let info = sources.axes[axis]
      let members = info.contexts.enumerated().map { value, name in
        JSONMember(name, .array(contexts[axis]?[value] ?? []))
      }
      return JSONMember(
        info.name,
        .object([
          JSONMember("contexts", .object(members)),
          JSONMember("default", .string(info.contexts[info.defaultContext])),
        ])
      )
    }
    return .object([
      JSONMember("description", .string(origin)), JSONMember("version", .string("2025.10")),
      JSONMember("sets", .object(sets)),
      JSONMember("modifiers", .object(modifiers)), JSONMember("resolutionOrder", .array(order)),
    ])
  }

  private func reference(_ path: String) -> JSONValue {
    .object([JSONMember("$ref", .string(path))])
  }

  /// Tokens with the groups around them.
  private func tree(of definitions: [Int]) -> JSONValue {
    var children: [Int: [Int]] = [:]
    var tokens: [Int: Int] = [:]
    for number in definitions {
      var node = set.definitions[number].token
      if tokens.updateValue(number, forKey: node) != nil { continue }
      while node > TokenTree.root {
        let parent = set.tree[node].parent
        let isKnown = children[parent] != nil
        if children[parent]?.contains(node) != true { children[parent, default: []].append(node) }
        if isKnown { break }
        node = parent
      }
    }
    return object(TokenTree.root, children, tokens)
  }

  private func object(_ node: Int, _ children: [Int: [Int]], _ tokens: [Int: Int]) -> JSONValue {
    if let number = tokens[node] { return token(set.definitions[number], set.valueTypes[number]) }
    return .object(
      (children[node] ?? []).map { JSONMember(set.tree[$0].name, object($0, children, tokens)) }
    )
  }

  private func token(_ definition: TokenDefinition, _ type: Int) -> JSONValue {
    var value = definition.node.map(PortableJSON.value) ?? .null
    let key = set.dialect == .dtcg ? "$type" : "type"
    if definition.ownType == TokenSet.none, definition.groupType == type, type >= 0 {
      value[key] = .string(set.types[type])
    }
    return value
  }
}
