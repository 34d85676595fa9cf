import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments

extension TokenResolver {
  /// Applies the modifiers of colors in extensions of Tokens Studio; reports unsupported modifiers.
  mutating func applyModifiers() {
    for number in set.liveDefinitions {
      guard set.definitions[number].annotatedNode != nil else { continue }
      let definition = set.definitions[number]
      guard definition.result.isColor,
        let node = definition.annotatedNode.flatMap(StudioModifier.node)
      else { continue }
      do throws(ValueProblem) {
        guard let base = parts(of: definition.result) else {
          throw ValueProblem(node, "a color of parts cannot be modified")
        }
        var other: [ExpressionPart] = []
        if let color = StudioModifier.mixedColor(of: node) { other = try mixed(color, number) }
        var isApplied = false
        let amount = node["value"]?.text ?? ""
        expand(number, along: axes(onWhichNumberDepends: amount)) { resolver, choices, isFirst in
          let modifier = try? StudioModifier(node) { resolver.number($0, under: choices) }
          isApplied = isApplied || modifier != nil
          return modifier.map { .expression($0.applied(to: base, mixing: other)) }
            ?? (isFirst ? definition.result : nil)
        }
        guard !isApplied else { continue }
        let own = set.conditions[definition.condition]
        _ = try StudioModifier(node) { self.number($0, under: own) }
      } catch {
        findings.report(.modifier(error, of: set.name(of: number)), at: error.node.excerpt)
      }
    }
  }

  // MARK: Numbers

  /// The maximum number of numbers that refer to each other.
  private static let numberLimit = 32

  /// Returns the value of a number with references in certain contexts; nil if it has none.
  private func number(_ text: String, under choices: [AxisChoice]) -> Double? {
    // Numbers that refer to themselves have no value.
    var known: [Int: Double?] = [:]
    func value(of text: String, depth: Int) -> Double? {
      StudioArithmetic.value(text) { name in
        guard depth < Self.numberLimit, let token = numberToken(name) else { return nil }
        if let known = known[token] { return known }
        known[token] = .some(nil)
        guard let winner = winner(token, choices), let node = set.definitions[winner].value,
          node.kind == .scalar
        else { return nil }
        let result = value(of: node.text, depth: depth + 1)
        known[token] = .some(result)
        return result
      }
    }
    return value(of: text, depth: 0)
  }

  /// Returns the token of a reference to a number.
  private func numberToken(_ name: Substring) -> Int? {
    TokenReference.names(name, isLegacy: true).flatMap { split($0)?.token }
  }

  /// Returns the axes on which a number depends.
  private func axes(onWhichNumberDepends text: String) -> Set<Int> {
    var axes = Set<Int>()
    var seen = Set<Int>()
    var open = [text]
    while let text = open.popLast() {
      for name in StudioArithmetic.references(in: text) {
        guard let token = numberToken(name), seen.insert(token).inserted else { continue }
        for number in set.live(token) {
          axes.formUnion(set.choices(of: number).map(\.axis))
          if let value = set.definitions[number].value, value.kind == .scalar {
            open.append(value.text)
          }
        }
      }
    }
    return axes
  }

  // MARK: Colors

  /// Returns a value as parts of an expression; nil for one that is not known yet.
  private func parts(of value: TokenValue) -> [ExpressionPart]? {
    switch value {
    case .color(let scalar):
      // The scalar of a color has at most quotes around it.
      [.text(scalar.hasPrefix("\"") ? String(scalar.dropFirst().dropLast()) : scalar)]
    case .alias(let token): [.token(token)]
    case .expression(let parts): parts
    case .unknown, .computed, .other, .invalid: nil
    }
  }

  /// Returns the color that a modifier mixes in.
  private mutating func mixed(
    _ node: SourceNode,
    _ number: Int
  ) throws(ValueProblem) -> [ExpressionPart] {
    if ColorExpression.isColor(node.text) { return [.text(node.text)] }
    guard case .path(let names) = TokenReference.curly(node.text, isLegacy: true),
      let token = split(names)?.token,
      set.live(token).allSatisfy({ set.definitions[$0].result.isColor })
    else { throw ValueProblem(node, "'\(node.text)' is not a color") }
    otherReferences[number, default: []].append(token)
    return [.token(token)]
  }
}
