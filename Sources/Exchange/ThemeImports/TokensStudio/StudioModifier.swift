import ColorValues
import SourceDocuments
import TextSupport

/// A change of a color in Tokens Studio: `lighten`, `darken`, `mix` or `alpha`.
///
/// `lighten` by *a* moves components by the fraction *a* towards white, `darken` towards black: the
/// lightness in `hsl`, lightness and chroma in `lch`, each component in `srgb` and `p3`. Source:
/// the transforms of `@tokens-studio/sd-transforms`.
struct StudioModifier {
  /// The key of the extension with the modifiers of a token.
  static let key = "studio.tokens"

  private enum Kind {
    case lighten, darken, alpha, mix
  }

  private let kind: Kind
  private let amount: Double
  private let space: Space

  /// A space of modifiers.
  private struct Space {
    let name: String
    /// The name in CSS.
    let css: String
    let components: [String]
    /// The components that are changed, and the highest value of each.
    let limits: [String: String]

    init(_ name: String, css: String, components: String, limits: [String: String]) {
      self.name = name
      self.css = css
      self.components = components.map { String($0) }
      self.limits = limits
    }
  }

  private static let spaces = [
    Space("lch", css: "lch", components: "lch", limits: ["l": "100", "c": "0"]),
    Space("hsl", css: "hsl", components: "hsl", limits: ["l": "100"]),
    Space("srgb", css: "srgb", components: "rgb", limits: ["r": "1", "g": "1", "b": "1"]),
    Space("p3", css: "display-p3", components: "rgb", limits: ["r": "1", "g": "1", "b": "1"]),
  ]

  /// Returns the node of a token's modifier, if it has one.
  static func node(of token: SourceNode) -> SourceNode? {
    token["$extensions"]?[key]?["modify"]
  }

  /// Reads a modifier.
  ///
  /// - Parameters:
  ///   - node: The modifier.
  ///   - number: Returns the value of a number with references.
  /// - Throws: ``ValueProblem`` for a modifier that is not supported.
  init(_ node: SourceNode, number: (String) -> Double?) throws(ValueProblem) {
    guard let type = node["type"] else {
      throw ValueProblem(node, "a modifier must have 'type'")
    }
    guard let value = node["value"], value.kind == .scalar, let amount = number(value.text) else {
      let text = node["value"].map { ", not '\($0.text)'" } ?? ""
      throw ValueProblem(node["value"] ?? node, "the modifier's value must be a number\(text)")
    }
    self.amount = min(1, max(0, amount))
    // An opacity is the same in all spaces.
    guard let name = node["space"]?.text ?? (type.hasText("alpha") ? "srgb" : nil) else {
      throw ValueProblem(node, "the modifier must have 'space'")
    }
    guard let space = Self.spaces.first(where: { $0.name == name }) else {
      throw ValueProblem(node["space"] ?? node, "no color space of modifiers is named '\(name)'")
    }
    self.space = space
    switch type.text {
    case "lighten": kind = .lighten
    case "darken": kind = .darken
    case "alpha": kind = .alpha
    case "mix":
      guard Self.mixedColor(of: node) != nil else {
        throw ValueProblem(node, "the modifier 'mix' must have 'color'")
      }
      kind = .mix
    default: throw ValueProblem(type, "'\(type.text)' is not a modifier")
    }
  }

  /// Returns the color that a modifier mixes in, or a reference to one; nil for other modifiers.
  static func mixedColor(of node: SourceNode) -> SourceNode? {
    guard node["type"]?.hasText("mix") == true, let color = node["color"], color.kind == .scalar
    else { return nil }
    return color
  }

  /// Returns the expression for a color after the change.
  func applied(to parts: [ExpressionPart], mixing other: [ExpressionPart]) -> [ExpressionPart] {
    switch kind {
    case .alpha:
      return [.text("rgb(from ")] + parts + [.text(" r g b / \(Self.number(amount)))")]
    case .mix:
      return [.text("color-mix(in \(space.css), ")] + parts + [.text(", ")] + other
        + [.text(" \(Self.number(amount * 100))%)")]
    case .lighten, .darken:
      let components = space.components.map(changed).joined(separator: " ")
      let isRGB = space.components[0] == "r"
      let start = isRGB ? "color(from " : "\(space.css)(from "
      return [.text(start)] + parts + [.text(" \(isRGB ? space.css + " " : "")\(components))")]
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

  /// Returns a number rounded to ten digits, which hides the errors of binary fractions.
  private static func number(_ value: Double) -> String {
    NumberText.css((value * 1e10).rounded() / 1e10)
  }
}
