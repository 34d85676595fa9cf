import SourceDiagnostics
import SourceDocuments

extension TokenResolver {
  /// Replaces each colour with references to parts of others by what it is in every context that
  /// makes a difference to it.
  mutating func settleParts() {
    for number in set.definitions.indices {
      guard case .computed = set.values[number] else { continue }
      expand(number)
    }
  }

  /// The most contexts that a colour is made for.
  private static let combinationLimit = 1_024

  private mutating func expand(_ number: Int) {
    let definition = set.definitions[number]
    let own = set.conditions[definition.condition]
    let axes = axes(behind: number).subtracting(own.map(\.axis)).sorted()
    var combinations = [own]
    for axis in axes {
      let values = values(of: axis)
      guard combinations.count * (values.count + 1) <= Self.combinationLimit else { break }
      // A context that no definition names counts as well: the one without a choice.
      combinations = combinations.flatMap { base in
        [base] + values.map { base + [ContextChoice(axis: axis, value: $0)] }
      }
    }
    set.values[number] = .invalid
    var previous = number
    for (place, choices) in combinations.enumerated() {
      let value = value(of: definition, under: choices, isBase: place == 0)
      guard let value, let condition = set.condition(choices) else { continue }
      if place == 0 {
        set.values[number] = value
        continue
      }
      let copy = set.definitions.count
      var added = definition
      added.condition = condition
      added.next = set.definitions[previous].next
      set.definitions.append(added)
      set.definitions[previous].next = copy
      if set.tree[definition.token].lastDefinition == previous {
        set.tree[definition.token].lastDefinition = copy
      }
      set.values.append(value)
      set.valueTypes.append(set.valueTypes[number])
      previous = copy
    }
  }

  /// The axes of all that a definition refers to.
  private func axes(behind number: Int) -> Set<Int> {
    var axes = Set<Int>()
    var seen = Set<Int>()
    var open = otherReferences[number] ?? []
    while let token = open.popLast() {
      guard seen.insert(token).inserted else { continue }
      for other in set.live(token) {
        axes.formUnion(set.conditions[set.definitions[other].condition].map(\.axis))
        if case .alias(let next) = set.values[other] { open.append(next) }
        open += otherReferences[other] ?? []
      }
    }
    return axes
  }

  private func values(of axis: Int) -> [Int] {
    var values = Set<Int>()
    for condition in set.conditions {
      for choice in condition where choice.axis == axis { values.insert(choice.value) }
    }
    return values.sorted()
  }

  private mutating func value(
    of definition: TokenDefinition,
    under choices: [ContextChoice],
    isBase: Bool
  ) -> TokenValue? {
    var node = definition.value
    if let reference = definition.reference ?? definition.value?["$ref"] {
      node = part(reference, under: choices)
    }
    guard let node else {
      if isBase { reportPart(definition) }
      return nil
    }
    if node.kind == .scalar,
      case .path(let names) = TokenReference.curly(node.text, isLegacy: true),
      let token = split(names).token
    {
      return .alias(token)
    }
    var isBroken = false
    let resolver = self
    var object = ColorObject { node in
      guard let reference = node["$ref"], let found = resolver.part(reference, under: choices)
      else {
        isBroken = true
        return nil
      }
      return found
    }
    if node.kind == .mapping, let text = object.text(of: node) { return .color(text) }
    guard isBase else { return nil }
    if isBroken || object.faults.isEmpty { reportPart(definition) }
    for fault in object.faults {
      findings.add(.invalidColor, fault.severity, at: fault.node.excerpt, "\(fault.message)")
    }
    return nil
  }

  private mutating func reportPart(_ definition: TokenDefinition) {
    findings.add(
      .unknownReference,
      at: definition.valueExcerpt,
      "a '$ref' of '\(set.tree.text(of: definition.token))' leads to nothing that it can use"
    )
  }

  /// The most references that are followed to one part.
  private static let hopLimit = 64

  /// The node that a pointer into the value of a token leads to.
  func part(_ reference: SourceNode, under choices: [ContextChoice]) -> SourceNode? {
    var pointer = TokenReference.pointer(reference.text[...])
    for _ in 0..<Self.hopLimit {
      guard let names = pointer, let token = split(names).token else { return nil }
      var rest = split(names).rest[...]
      guard rest.isEmpty || rest.popFirst() == "$value" else { return nil }
      guard var definition = winner(token, choices) else { return nil }
      for _ in 0..<Self.hopLimit {
        guard case .alias(let next) = set.values[definition], let other = winner(next, choices)
        else { break }
        definition = other
      }
      guard var node = set.definitions[definition].value else { return nil }
      for name in rest {
        switch node.kind {
        case .mapping:
          guard let next = node[name] else { return nil }
          node = next
        case .sequence:
          let elements = Array(node.elements)
          guard let index = Int(name), elements.indices.contains(index) else { return nil }
          node = elements[index]
        case .scalar: return nil
        }
      }
      guard node.kind == .mapping, let next = node["$ref"] else { return node }
      pointer = TokenReference.pointer(next.text[...])
    }
    return nil
  }

  private func winner(_ token: Int, _ choices: [ContextChoice]) -> Int? {
    set.live(token).last { number in
      set.conditions[set.definitions[number].condition].allSatisfy(choices.contains)
    }
  }
}
