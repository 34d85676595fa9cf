import DynamicColors
import SourceDocuments

/// Tokens that are not in themes, as a file in the format of their source.
///
/// Tokens that depend on modifiers are in a resolver document, other tokens in a token file. Types of
/// groups are written beside the values.
struct PassthroughTokens {
  let set: TokenSet
  let axes: [ImportAxis]
  let themes: [TokenThemes.Theme]
  /// The description of the file's source.
  let origin: String

  /// The file; nil if all tokens are in themes.
  var file: ImportedThemes.File? {
    var byLayer: [Int: [Int]] = [:]
    let colors = Set(themes.lazy.flatMap(\.entries).map(\.node))
    for node in set.tree.nodes.indices where set.isToken(node) {
      // A color that is in no theme is passed through as well.
      let isLost = !colors.contains(node)
      for number in set.live(node) where isLost || isPassthrough(number) {
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

  private func isPassthrough(_ number: Int) -> Bool {
    [.other, .invalid].contains(set.definitions[number].result)
  }

  /// Returns a resolver document with the tokens of each layer in its contexts.
  private func resolver(_ layers: [[Int]]) -> JSONValue {
    var order: [JSONValue] = []
    var sets: [JSONMember] = []
    var contexts: [Int: [Int: [JSONValue]]] = [:]
    for layer in layers {
      guard let first = layer.first else { continue }
      let choices = set.choices(of: first)
      let tokens = tree(of: layer)
      guard let choice = choices.first else {
        let name = "set-\(sets.count + 1)"
        let list = JSONValue.array([tokens])
        sets.append(JSONMember(name, .object([JSONMember("sources", list)])))
        order.append(reference("#/sets/\(name)"))
        continue
      }
      if contexts[choice.axis] == nil {
        order.append(reference("#/modifiers/\(axes[choice.axis].name)"))
      }
      contexts[choice.axis, default: [:]][choice.value, default: []].append(tokens)
    }
    let modifiers = contexts.keys.sorted().map { axis in
      let info = axes[axis]
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

  /// Returns tokens with their groups.
  private func tree(of definitions: [Int]) -> JSONValue {
    var children: [Int: [Int]] = [:]
    var tokens: [Int: Int] = [:]
    for number in definitions {
      var node = set.definitions[number].token
      if tokens.updateValue(number, forKey: node) != nil { continue }
      while node != TokenTree.root {
        let parent = set.tree[node].parent
        let isKnown = children[parent] != nil
        children[parent, default: []].append(node)
        if isKnown { break }
        node = parent
      }
    }
    return object(TokenTree.root, children, tokens)
  }

  private func object(_ node: Int, _ children: [Int: [Int]], _ tokens: [Int: Int]) -> JSONValue {
    if let number = tokens[node] { return token(set.definitions[number]) }
    return .object(
      (children[node] ?? []).map { JSONMember(set.tree[$0].name, object($0, children, tokens)) }
    )
  }

  private func token(_ definition: TokenDefinition) -> JSONValue {
    var value = definition.node.map(PortableJSON.value) ?? .null
    let key = set.dialect == .dtcg ? "$type" : "type"
    if let type = definition.type, definition.ownType == nil, definition.groupType == type {
      value[key] = .string(type)
    }
    return value
  }
}
