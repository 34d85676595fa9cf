import SourceDiagnostics
import SourceDocuments

extension TokenResolver {
  mutating func settleValue(of number: Int) {
    let definition = set.definitions[number]
    let type = set.valueTypes[number]
    let target = targets[number]
    if target == Self.broken {
      set.values[number] = type == TokenSet.color ? .invalid : .other
      return
    }
    if target >= 0 {
      let targetType = set.lastLive(target).map { set.valueTypes[$0] } ?? TokenSet.none
      if type != targetType, type != TokenSet.none, targetType != TokenSet.none {
        reportMismatch(definition, type, target, targetType)
        set.values[number] = .invalid
        return
      }
      otherReferences[number] = type == TokenSet.color ? nil : [target]
      set.values[number] = type == TokenSet.color ? .alias(target) : .other
      return
    }
    guard type == TokenSet.color else {
      set.values[number] = .other
      if type == TokenSet.none, set.isStrict {
        findings.add(
          .missingType,
          at: definition.key.excerpt,
          """
          '\(set.tree.text(of: definition.token))' has no type; give it '$type', or a group that \
          holds it
          """
        )
      }
      checkValue(definition, type)
      scanReferences(definition, number)
      return
    }
    set.values[number] = colorValue(definition, number)
  }

  private mutating func reportMismatch(
    _ definition: TokenDefinition,
    _ type: Int,
    _ target: Int,
    _ targetType: Int
  ) {
    let isColor = type == TokenSet.color || targetType == TokenSet.color
    findings.add(
      .typeMismatch,
      set.isStrict || isColor ? .error : .warning,
      at: definition.valueExcerpt,
      notes: set.lastLive(target).map { last in
        [Diagnostic.Note(message: "the token", excerpt: set.definitions[last].key.excerpt)]
      } ?? [],
      """
      '\(set.tree.text(of: definition.token))' is of type '\(set.types[type])', and \
      '\(set.tree.text(of: target))' of type '\(set.types[targetType])'
      """
    )
  }

  private mutating func colorValue(_ definition: TokenDefinition, _ number: Int) -> TokenValue {
    guard let value = definition.value else {
      guard let reference = definition.reference else { return .invalid }
      return partReference(reference, number)
    }
    switch value.kind {
    case .scalar: return textValue(value, definition, number)
    case .sequence:
      report(value, "a colour is one value, not a list", definition)
      return .invalid
    case .mapping:
      if isLegacy, value["colorSpace"] == nil, let text = Self.legacyColor(value) {
        return .color(text)
      }
      if let reference = value["$ref"], value.entries.count == 1 {
        return partReference(reference, number)
      }
      var isWhole = true
      var object = ColorObject { _ in
        isWhole = false
        return nil
      }
      let text = object.text(of: value)
      if !isWhole {
        let all = allPointers(in: value)
        otherReferences[number] = all.compactMap { partToken($0, number) }
        return otherReferences[number]?.count == all.count ? .computed : .invalid
      }
      for fault in object.faults {
        report(fault.node, "\(fault.message)", definition, fault.severity)
      }
      return text.map(TokenValue.color) ?? .invalid
    }
  }

  /// A value that is a part of another's, such as the colour of a border.
  private mutating func partReference(_ reference: SourceNode, _ number: Int) -> TokenValue {
    guard let token = partToken(reference, number) else { return .invalid }
    otherReferences[number] = [token]
    return .computed
  }

  /// The token into whose value a pointer leads; one that leads nowhere is reported.
  mutating func partToken(_ node: SourceNode, _ number: Int) -> Int? {
    guard let names = pointer(node) else { return nil }
    guard let token = split(names).token else {
      return self.token(names, node, number)
    }
    return token
  }

  private func allPointers(in node: SourceNode) -> [SourceNode] {
    switch node.kind {
    case .scalar: return []
    case .sequence: return node.elements.flatMap(allPointers)
    case .mapping:
      return node.entries.flatMap { key, value in
        key.hasText("$ref") ? [value] : allPointers(in: value)
      }
    }
  }

  mutating func report(
    _ node: SourceNode,
    _ message: Diagnostic.Message,
    _ definition: TokenDefinition,
    _ severity: Severity = .error
  ) {
    findings.add(
      .invalidColor,
      severity == .error && !set.isStrict ? .warning : severity,
      at: node.excerpt,
      set.isStrict || severity != .error
        ? message : "\(message); '\(set.tree.text(of: definition.token))' is left out"
    )
  }
}
