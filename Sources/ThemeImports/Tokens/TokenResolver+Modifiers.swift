import SourceDiagnostics
import SourceDocuments

extension TokenResolver {
  /// Applies what extensions say of how colours are changed, or tells that it is lost.
  mutating func applyModifiers() {
    for number in set.definitions.indices where !set.definitions[number].isHidden {
      guard isColor(number), let token = set.definitions[number].node,
        let node = StudioModifier.node(of: token)
      else { continue }
      do throws(StudioModifier.Fault) {
        try apply(try StudioModifier(node), at: node, to: number)
      } catch {
        findings.add(
          .notImported,
          .warning,
          at: error.node.excerpt,
          """
          \(error.message); '\(set.tree.text(of: set.definitions[number].token))' is taken over \
          without its modifier
          """
        )
      }
    }
  }

  private func isColor(_ number: Int) -> Bool {
    switch set.values[number] {
    case .color, .alias, .expression, .computed: true
    case .unknown, .other, .invalid: false
    }
  }

  private mutating func apply(
    _ modifier: StudioModifier,
    at node: SourceNode,
    to number: Int
  ) throws(StudioModifier.Fault) {
    guard let base = parts(of: set.values[number]) else {
      throw StudioModifier.Fault(node: node, message: "a colour of parts can't be modified")
    }
    var other: [ExpressionPart] = []
    if let color = modifier.mixedColor {
      other = try mixed(color, number)
    }
    let parts = modifier.applied(to: base, mixing: other)
    set.values[number] = .expression(parts)
  }

  /// A value as a part of an expression; nil for one that isn't known yet.
  private func parts(of value: TokenValue) -> [ExpressionPart]? {
    switch value {
    case .color(let scalar):
      // The scalar of a colour has quotes at most around it.
      [.text(scalar.hasPrefix("\"") ? String(scalar.dropFirst().dropLast()) : scalar)]
    case .alias(let token): [.token(token)]
    case .expression(let parts): parts
    case .unknown, .computed, .other, .invalid: nil
    }
  }

  /// The colour that a modifier mixes in.
  private mutating func mixed(
    _ node: SourceNode,
    _ number: Int
  ) throws(StudioModifier.Fault) -> [ExpressionPart] {
    if ColorString.isColor(node.text) { return [.text(node.text)] }
    guard case .path(let names) = TokenReference.curly(node.text, isLegacy: true),
      let token = split(names).token, set.live(token).allSatisfy(isColor)
    else {
      throw StudioModifier.Fault(node: node, message: "'\(node.text)' is no colour")
    }
    otherReferences[number, default: []].append(token)
    return [.token(token)]
  }
}
