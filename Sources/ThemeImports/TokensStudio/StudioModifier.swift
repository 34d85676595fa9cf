import ColorValues
import SourceDocuments
import TextSupport

/// What Tokens Studio does to a colour after its value is known: `lighten`, `darken`, `mix`, `alpha`.
///
/// Lightening by *a* takes the way *a* towards white, darkening towards black: of lightness in
/// `hsl`, of lightness and chroma in `lch`, of each component in `srgb` and `p3`. Source: the
/// transforms of `@tokens-studio/sd-transforms`.
struct StudioModifier {
  /// Why a modifier can't be taken over, and where.
  struct Fault: Error {
    let node: SourceNode
    let message: String
  }

  /// The extension in which tokens have it.
  private static let extensionKey = "studio.tokens"

  private enum Kind {
    case lighten, darken, alpha
    /// With a colour or a reference to one.
    case mix(SourceNode)
  }

  private let kind: Kind
  private let amount: Double
  private let space: Space

  /// The spaces that can be named, with what CSS calls them and their components.
  private struct Space {
    let name: String
    let function: String
    let components: [String]
    /// The components that are changed, and the highest value of each.
    let limits: [String: String]
    /// What `color-mix()` calls it.
    let mix: String
  }

  private static let spaces = [
    Space(
      name: "lch",
      function: "lch",
      components: ["l", "c", "h"],
      limits: ["l": "100", "c": "0"],
      mix: "lch"
    ),
    Space(
      name: "hsl",
      function: "hsl",
      components: ["h", "s", "l"],
      limits: ["l": "100"],
      mix: "hsl"
    ),
    Space(
      name: "srgb",
      function: "color",
      components: ["r", "g", "b"],
      limits: ["r": "1", "g": "1", "b": "1"],
      mix: "srgb"
    ),
    Space(
      name: "p3",
      function: "color",
      components: ["r", "g", "b"],
      limits: ["r": "1", "g": "1", "b": "1"],
      mix: "display-p3"
    ),
  ]

  /// The node of a token's modifier; nil where it has none.
  static func node(of token: SourceNode) -> SourceNode? {
    token["$extensions"]?[extensionKey]?["modify"]
  }

  init(_ node: SourceNode) throws(Fault) {
    guard let type = node["type"] else {
      throw Fault(node: node, message: "a modifier needs 'type'")
    }
    guard let value = node["value"], value.kind == .scalar, let amount = Double(value.text),
      amount.isFinite
    else {
      let text = node["value"].map { ", not '\($0.text)'" } ?? ""
      throw Fault(node: node["value"] ?? node, message: "the modifier's value is a number\(text)")
    }
    self.amount = min(1, max(0, amount))
    // An opacity is the same in all of them.
    guard let name = node["space"]?.text ?? (type.hasText("alpha") ? "srgb" : nil) else {
      throw Fault(node: node, message: "the modifier needs 'space'")
    }
    guard let space = Self.spaces.first(where: { $0.name == name }) else {
      throw Fault(node: node["space"] ?? node, message: "no space of modifiers is called '\(name)'")
    }
    self.space = space
    switch type.text {
    case "lighten": kind = .lighten
    case "darken": kind = .darken
    case "alpha": kind = .alpha
    case "mix":
      guard let color = node["color"], color.kind == .scalar else {
        throw Fault(node: node, message: "the modifier 'mix' needs 'color'")
      }
      kind = .mix(color)
    default: throw Fault(node: type, message: "no modifier is called '\(type.text)'")
    }
  }

  /// The colour that is mixed in; nil for other modifiers.
  var mixedColor: SourceNode? {
    if case .mix(let color) = kind { color } else { nil }
  }

  /// The expression for the colour that `parts` say, with what is mixed in.
  func applied(to parts: [ExpressionPart], mixing other: [ExpressionPart]) -> [ExpressionPart] {
    switch kind {
    case .alpha:
      return [.text("rgb(from ")] + parts + [.text(" r g b / \(Self.number(amount)))")]
    case .mix:
      return [.text("color-mix(in \(space.mix), ")] + parts + [.text(", ")] + other
        + [.text(" \(Self.number(amount * 100))%)")]
    case .lighten, .darken:
      let components = space.components.map(changed).joined(separator: " ")
      let start = space.function == "color" ? "\(space.mix) " : ""
      return [.text("\(space.function)(from ")] + parts + [.text(" \(start)\(components))")]
    }
  }

  private func changed(_ component: String) -> String {
    guard let limit = space.limits[component] else { return component }
    let rest = Self.number(1 - amount)
    if case .lighten = kind, limit != "0" {
      let added = Self.number((Double(limit) ?? 0) * amount)
      return "calc(\(component) * \(rest) + \(added))"
    }
    return "calc(\(component) * \(rest))"
  }

  /// Ten digits hide what binary fractions add to what people wrote.
  private static func number(_ value: Double) -> String {
    NumberText.css((value * 1e10).rounded() / 1e10)
  }
}
