import TextSupport

/// The named colors of style sheets for GTK, as custom properties of CSS.
///
/// Source: GTK 3 and 4, "CSS properties", section "Colors": `@define-color`, references such as
/// `@name`, and the functions `alpha()`, `mix()`, `shade()`, `lighter()` and `darker()`.
extension StyleDeclaration {
  /// The rule that defines a color.
  static let gtkRule = "@define-color"

  /// Reads a rule that defines a color; returns nil for another rule.
  init?(gtk rule: StyleRule.Prelude) {
    let rest = rule.text.dropFirst(Self.gtkRule.count).drop(while: \.isWhitespace)
    let name = rest.prefix { !$0.isWhitespace }
    let value = rest[name.endIndex...].trimmed
    guard !name.isEmpty, !value.isEmpty else { return nil }
    self.init(
      name: Self.property(named: name),
      value: Self.css(gtk: value),
      nameRange: rule.range,
      valueRange: rule.range
    )
  }

  /// Returns the custom property that libadwaita has for a named color.
  private static func property(named name: Substring) -> String {
    "--\(name.replacing("_", with: "-"))"
  }

  /// The maximum depth of functions.
  private static let deepest = 32

  /// Returns a value with references and functions as those of CSS.
  static func css(gtk value: String, depth: Int = 0) -> String {
    let text = value.trimmed
    if text.hasPrefix("@") {
      let name = text.dropFirst()
      return name.allSatisfy(\.isNamePart) && !name.isEmpty ? "var(\(property(named: name)))" : text
    }
    guard depth < deepest, let open = text.firstIndex(of: "("), text.last == ")" else {
      return text
    }
    let inside = text[text.index(after: open)...].dropLast()
    let parts = String(inside).topLevel(splitBy: ",").map { css(gtk: $0, depth: depth + 1) }
    switch (text[..<open].lowercased(), parts.count) {
    case ("alpha", 2): return "rgb(from \(parts[0]) r g b / calc(alpha * \(parts[1])))"
    case ("mix", 3):
      guard let share = Double(parts[2]), (0...1).contains(share) else { return text }
      return "color-mix(in srgb, \(parts[0]), \(parts[1]) \(NumberText.css(share * 100))%)"
    case ("shade", 2): return shade(parts[0], by: parts[1])
    case ("lighter", 1): return shade(parts[0], by: "1.3")
    case ("darker", 1): return shade(parts[0], by: "0.7")
    default: return text
    }
  }

  /// The color with another lightness and saturation.
  private static func shade(_ color: String, by factor: String) -> String {
    "hsl(from \(color) h calc(s * \(factor)) calc(l * \(factor)))"
  }
}
