import ColorValues
import PlatformSupport
import SourceDiagnostics
import SourceDocuments
import TextSupport

extension TokenResolver {
  /// Reads the color objects of definitions whose types are known, in parallel.
  mutating func readObjects(_ numbers: [Int]) {
    objects = Array(repeating: nil, count: set.definitions.count)
    let numbers = numbers.filter { number in
      targets[number] == .value && set.definitions[number].type == TokenSet.color
        && set.definitions[number].value?.kind == .mapping
    }
    let values = numbers.compactMap { set.definitions[$0].value }
    let read = ParallelWork.map(values, batchSize: 1_024, ColorObject.unresolved)
    for (number, object) in zip(numbers, read) { objects[number] = object }
  }

  /// Returns the value of a definition whose target and type are known; reports an invalid one.
  mutating func value(of number: Int) -> TokenValue {
    let type = set.definitions[number].type
    switch targets[number] {
    case .broken: return type == TokenSet.color ? .invalid : .other
    case .token(let target):
      if let type = set.definitions[number].ownType, let last = set.lastLive(target),
        let targetType = set.definitions[last].type, type != targetType
      {
        let isError = set.isStrict || type == TokenSet.color || targetType == TokenSet.color
        let (name, targetName) = (set.name(of: number), set.tree.name(of: target))
        findings.report(
          .typeMismatch(
            name,
            type: type,
            target: targetName,
            targetType: targetType,
            isError: isError
          ),
          at: set.definitions[number].valueExcerpt,
          notes: [.referencedToken(set.definitions[last].key.excerpt)]
        )
        return .invalid
      }
      if type == TokenSet.color { return .alias(target) }
      otherReferences[number] = [target]
      return .other
    case .value where set.definitions[number].known != nil:
      return set.definitions[number].known ?? .other
    case .value where type == TokenSet.color:
      return color(set.definitions[number].declaration, number)
    case .value:
      let definition = set.definitions[number]
      if type == nil, set.isStrict {
        findings.report(.missingType(set.name(of: number)), at: definition.key.excerpt)
      }
      guard let value = definition.value else { return .other }
      addReferences(in: value, of: number)
      return .other
    }
  }

  private mutating func color(_ declaration: TokenDeclaration, _ number: Int) -> TokenValue {
    if let reference = declaration.reference { return containedColor(at: reference, number) }
    guard let value = declaration.value else { return .invalid }
    switch value.kind {
    case .scalar: return color(text: value, number)
    case .sequence:
      report(ValueProblem(value, "a color is a single value, not a list"), of: number)
      return .invalid
    case .mapping:
      if isLegacy, value["colorSpace"] == nil, let text = ColorExpression.legacy(value) {
        return .color(text)
      }
      if let reference = value["$ref"], value.entries.count == 1 {
        return containedColor(at: reference, number)
      }
      let object = objects[number] ?? ColorObject.unresolved(value)
      guard !object.hasReferences else {
        let pointers = pointers(in: value)
        let tokens = pointers.compactMap { containingToken($0, number) }
        otherReferences[number] = tokens
        return tokens.count == pointers.count ? .computed : .invalid
      }
      for problem in object.problems { report(problem, of: number) }
      return object.text.map(TokenValue.color) ?? .invalid
    }
  }

  /// Returns a color that is a part of another value, such as the color of a border.
  private mutating func containedColor(at reference: SourceNode, _ number: Int) -> TokenValue {
    guard let token = containingToken(reference, number) else { return .invalid }
    otherReferences[number] = [token]
    return .computed
  }

  private mutating func color(text value: SourceNode, _ number: Int) -> TokenValue {
    let text = value.text
    let isNumber = value.style == .plain && value.file.path.hasEnding(".json")
    if !isNumber, ColorExpression.isColor(text) {
      textColors.count += 1
      if textColors.first == nil { textColors.first = value }
      return .color(YAMLText.scalar(text))
    }
    guard !isNumber, isLegacy,
      let parts = ColorExpression.parts(text).flatMap(ColorExpression.expression)
    else {
      let advice = text.contains("{") ? "; a reference must be the whole value" : ""
      report(ValueProblem(value, "'\(text)' is not a color\(advice)"), of: number)
      return .invalid
    }
    var result: [ExpressionPart] = []
    for part in parts {
      guard part.isName else {
        result.append(.text(part.text))
        continue
      }
      guard let names = TokenReference.names(part.text[...], isLegacy: true),
        let token = token(names, at: value, of: number)
      else { return .invalid }
      otherReferences[number, default: []].append(token)
      result.append(.token(token))
    }
    return .expression(result)
  }

  private func report(_ problem: ValueProblem, of number: Int) {
    findings.report(
      .invalidColor(problem, of: set.name(of: number), isStrict: set.isStrict),
      at: problem.node.excerpt
    )
  }
}
