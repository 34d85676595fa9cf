import SourceDiagnostics
import SourceDocuments

extension TokenResolver {
  /// Applies the modifiers of colors in extensions of Tokens Studio; reports unsupported modifiers.
  mutating func applyModifiers() {
    for number in set.liveDefinitions {
      let definition = set.definitions[number]
      guard definition.result.isColor, let node = definition.node.flatMap(StudioModifier.node)
      else { continue }
      do throws(ValueProblem) {
        let modifier = try StudioModifier(node)
        guard let base = parts(of: definition.result) else {
          throw ValueProblem(node, "a color of parts cannot be modified")
        }
        var other: [ExpressionPart] = []
        if let color = modifier.mixedColor { other = try mixed(color, number) }
        set.definitions[number].result = .expression(modifier.applied(to: base, mixing: other))
      } catch {
        findings.report(.modifier(error, of: set.name(of: number)), at: error.node.excerpt)
      }
    }
  }

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
    if ColorString.isColor(node.text) { return [.text(node.text)] }
    guard case .path(let names) = TokenReference.curly(node.text, isLegacy: true),
      let token = split(names)?.token,
      set.live(token).allSatisfy({ set.definitions[$0].result.isColor })
    else { throw ValueProblem(node, "'\(node.text)' is not a color") }
    otherReferences[number, default: []].append(token)
    return [.token(token)]
  }
}
