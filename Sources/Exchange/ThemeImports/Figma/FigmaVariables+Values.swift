import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// The values of variables.
extension FigmaVariables {
  /// Returns the values of a variable in a mode, each with the further contexts in which it applies;
  /// reports one that is not a value of its type.
  func values(
    _ node: SourceNode,
    of variable: Variable,
    among variables: [String: Variable]
  ) -> [(choices: [AxisChoice], value: TokenValue)] {
    guard variable.type == TokenSet.color, let (color, opacity) = Self.composition(node) else {
      return [([], value(node, of: variable, among: variables))]
    }
    let base = value(color, of: variable, among: variables)
    let opacities = opacities(opacity, among: variables)
    if opacities.isEmpty {
      findings.report(.variableOpacity(variable.name), at: opacity.excerpt)
      return [([], .invalid)]
    }
    return opacities.map { choices, percentage in
      let number = percentage == percentage.rounded() ? "\(Int(percentage))" : "\(percentage)"
      let parts: [ExpressionPart]
      switch base {
      case .alias(let token): parts = [.token(token)]
      case .color(let text): parts = [.text(text.filter { $0 != "\"" })]
      default: return (choices, .invalid)
      }
      return (choices, .expression([.text("rgb(from ")] + parts + [.text(" r g b / \(number)%)")]))
    }
  }

  /// Returns the color and the opacity of a composed color, in either of its forms.
  ///
  /// Source: figma/plugin-typings, issue 375.
  private static func composition(_ node: SourceNode) -> (color: SourceNode, opacity: SourceNode)? {
    if let color = node["color"], let opacity = node["opacity"] { return (color, opacity) }
    guard node["expressionFunction"]?.hasText("COMPOSE_COLOR") == true,
      let arguments = node["expressionArguments"].map({ Array($0.elements) }), arguments.count == 2
    else { return nil }
    return (arguments[0], arguments[1])
  }

  /// The maximum number of opacities that refer to each other.
  private static let opacityLimit = 16

  /// Returns the opacities of a number or of a variable, in percent, each with the contexts in which
  /// it applies; none for other values.
  private func opacities(
    _ node: SourceNode,
    among variables: [String: Variable],
    depth: Int = 0
  ) -> [(choices: [AxisChoice], percentage: Double)] {
    if node["type"]?.hasText("VARIABLE_ALIAS") == true {
      guard depth < Self.opacityLimit, let identifier = node["id"]?.text,
        let variable = variables[identifier], variable.type == "float"
      else { return [] }
      return variable.values.flatMap(\.entries).flatMap { mode, value in
        let choices = variable.collection.modes[mode.text] ?? []
        return opacities(value, among: variables, depth: depth + 1).map {
          (choices + $0.choices, $0.percentage)
        }
      }
    }
    guard node.kind == .scalar, node.style == .plain, let number = Double(node.text),
      (0...100).contains(number)
    else { return [] }
    return [([], number)]
  }

  /// Returns the value of a variable; reports one that is not a value of its type.
  private func value(
    _ node: SourceNode,
    of variable: Variable,
    among variables: [String: Variable]
  ) -> TokenValue {
    if node["type"]?.hasText("VARIABLE_ALIAS") == true {
      guard let identifier = node["id"], let target = variables[identifier.text] else {
        findings.report(.unknownVariable(node["id"]?.text ?? ""), at: node.excerpt)
        return .invalid
      }
      return .alias(target.token)
    }
    guard variable.type == TokenSet.color else { return .other }
    let alpha = node["a"] == nil ? 1 : Self.component("a", of: node)
    guard let red = Self.component("r", of: node), let green = Self.component("g", of: node),
      let blue = Self.component("b", of: node), let alpha
    else {
      findings.report(.variableColor(variable.name), at: node.excerpt)
      return .invalid
    }
    let color = Color(.srgb, red, green, blue, alpha: alpha)
    return .color(YAMLText.color(color))
  }

  /// Returns a component of a color, from 0 to 1.
  private static func component(_ key: String, of node: SourceNode) -> Double? {
    guard let member = node[key], member.kind == .scalar, member.style == .plain,
      let value = Double(member.text), (0...1).contains(value)
    else { return nil }
    return YAMLText.byteComponent(value)
  }
}
