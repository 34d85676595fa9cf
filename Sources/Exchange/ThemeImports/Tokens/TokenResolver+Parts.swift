import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport

extension TokenResolver {
  /// Replaces each color with references to parts of other values by its value in every combination
  /// of contexts that changes it.
  mutating func settleParts() {
    for number in set.definitions.indices where set.definitions[number].result == .computed {
      let definition = set.definitions[number]
      expand(number, along: axes(onWhichDepends: number)) { resolver, choices, isFirst in
        resolver.value(of: definition, under: choices, reports: isFirst)
      }
    }
  }

  /// Replaces a definition by one for each combination of contexts of axes.
  ///
  /// - Parameters:
  ///   - number: The definition.
  ///   - axes: The axes besides those of its condition.
  ///   - value: Returns the value in certain contexts; first in those of the definition itself.
  mutating func expand(
    _ number: Int,
    along axes: Set<Int>,
    value: (Self, _ choices: [AxisChoice], _ isFirst: Bool) -> TokenValue?
  ) {
    let definition = set.definitions[number]
    let own = set.conditions[definition.condition]
    var combinations = [own]
    for axis in axes.subtracting(own.map(\.axis)).sorted() {
      let values = Set(set.conditions.joined().filter { $0.axis == axis }.map(\.value)).sorted()
      guard combinations.count * (values.count + 1) <= ConditionSpace.expansionLimit else { break }
      // The context that no definition names, without a choice, applies as well.
      combinations = combinations.flatMap { base in
        [base] + values.map { base + [AxisChoice(axis: axis, value: $0)] }
      }
    }
    set.definitions[number].result = value(self, own, true) ?? .invalid
    var added: [Int] = []
    for choices in combinations.dropFirst() {
      guard let value = value(self, choices, false), let condition = set.condition(choices)
      else { continue }
      added.append(set.definitions.count)
      var copy = definition
      copy.condition = condition
      copy.result = value
      set.definitions.append(copy)
    }
    let place = set.tree[definition.token].definitions.firstIndex(of: number) ?? 0
    set.tree[definition.token].definitions.insert(contentsOf: added, at: place + 1)
  }

  /// Returns the axes of all values that a definition refers to.
  private func axes(onWhichDepends number: Int) -> Set<Int> {
    var axes = Set<Int>()
    var seen = Set<Int>()
    var open = otherReferences[number] ?? []
    while let token = open.popLast() {
      guard seen.insert(token).inserted else { continue }
      for other in set.live(token) {
        axes.formUnion(set.choices(of: other).map(\.axis))
        forEachReference(of: other) { open.append($0) }
      }
    }
    return axes
  }

  /// Returns the value of a definition in certain contexts; nil where a part has none.
  private func value(
    of definition: TokenDefinition,
    under choices: [AxisChoice],
    reports: Bool
  ) -> TokenValue? {
    let name = set.tree.name(of: definition.token)
    var node = definition.value
    if let reference = definition.reference ?? definition.value?["$ref"] {
      node = self.node(at: reference, under: choices)
    }
    guard let node else {
      if reports { findings.report(.unusablePart(name), at: definition.valueExcerpt) }
      return nil
    }
    if node.kind == .scalar,
      case .path(let names) = TokenReference.curly(node.text, isLegacy: true),
      let token = split(names)?.token
    {
      return .alias(token)
    }
    var isBroken = false
    var object = ColorObject { node in
      let found = node["$ref"].flatMap { self.node(at: $0, under: choices) }
      isBroken = isBroken || found == nil
      return found
    }
    var text = node.kind == .mapping ? object.text(of: node) : nil
    // A color with an error is left out although it has a value.
    if set.isStrict, findings.keepsGoing, !object.problems.isEmpty { text = nil }
    guard reports else { return text.map(TokenValue.color) }
    if text == nil, isBroken || object.problems.isEmpty {
      findings.report(.unusablePart(name), at: definition.valueExcerpt)
    }
    for problem in object.problems {
      findings.report(
        .invalidColor(problem.message, severity: set.isStrict ? .error : problem.severity),
        at: problem.node.excerpt
      )
    }
    return text.map(TokenValue.color)
  }

  /// The maximum number of references that are followed to one part.
  private static let hopLimit = 64

  /// Returns the node at a pointer into the value of a token in certain contexts, or into the last
  /// value without contexts.
  func node(at reference: SourceNode, under choices: [AxisChoice]?) -> SourceNode? {
    var pointer = TokenReference.pointer(reference.text[...])
    for _ in 0..<Self.hopLimit {
      guard let names = pointer, case (let token, var rest)? = split(names),
        rest.popFirst() ?? "$value" == "$value", var definition = winner(token, choices)
      else { return nil }
      for _ in 0..<Self.hopLimit {
        guard let next = aliased(definition), let other = winner(next, choices) else { break }
        definition = other
      }
      var node = set.definitions[definition].value
      // A part that is a reference itself is followed before its own parts are.
      while let name = rest.first, let outer = node, referencedPath(of: outer) == nil {
        node = outer.member(name)
        rest.removeFirst()
      }
      if let own = set.definitions[definition].reference {
        pointer = TokenReference.pointer(own.text[...]).map { $0 + rest }
        continue
      }
      guard let node else { return nil }
      guard let next = referencedPath(of: node), node.kind == .mapping || !rest.isEmpty else {
        return node
      }
      pointer = next + rest
    }
    return nil
  }

  /// Returns the path that a part of a value refers to.
  private func referencedPath(of node: SourceNode) -> [String]? {
    if let pointer = node["$ref"] { return TokenReference.pointer(pointer.text[...]) ?? [] }
    guard node.kind == .scalar, node.style != .plain,
      case .path(let names) = TokenReference.curly(node.text, isLegacy: isLegacy)
    else { return nil }
    return names + ["$value"]
  }

  /// Returns the token that a definition refers to as its whole value.
  private func aliased(_ number: Int) -> Int? {
    if case .alias(let token) = set.definitions[number].result { return token }
    if targets.indices.contains(number), case .token(let token) = targets[number] { return token }
    return nil
  }

  /// Returns the definition of a token in certain contexts, or the last one without contexts.
  func winner(_ token: Int, _ choices: [AxisChoice]?) -> Int? {
    guard let choices else { return set.lastLive(token) }
    return set.live(token).last { set.choices(of: $0).allSatisfy(choices.contains) }
  }
}

extension SourceNode {
  /// Returns the member of an object, or the element of a list, that a part of a pointer names.
  fileprivate func member(_ name: String) -> SourceNode? {
    guard kind == .sequence else { return self[name] }
    return Int(name).flatMap { $0 < 0 ? nil : elements.dropFirst($0).first { _ in true } }
  }
}
