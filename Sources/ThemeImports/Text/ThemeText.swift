import ColorValues
import SourceDiagnostics
import TextSupport

/// Pieces of theme files in their canonical form.
enum ThemeText {
  /// A reference as a whole value.
  static func reference(_ name: String) -> String { "\"{\(name)}\"" }

  /// A comment that says a text on one line, without whitespace at its end.
  static func comment(_ text: String) -> String {
    var visible = VisibleText.of(text)[...]
    while visible.last == " " { visible.removeLast() }
    return visible.isEmpty ? "#" : "# \(visible)"
  }

  /// The text of a colour that reads back as exactly the same, as a scalar.
  static func color(_ color: Color) -> String {
    let values = [color.c1, color.c2, color.c3] + (color.alpha == 1 ? [] : [color.alpha])
    let bytes = values.map { ($0 * 255).rounded() }
    if color.space == .srgb, color.missing == [],
      zip(values, bytes).allSatisfy({ $0 == $1 / 255 && (0...255).contains($1) })
    {
      return "\"#"
        + bytes.map { HexadecimalText.digits(UInt8(clamping: $0), count: 2, uppercase: true) }
        .joined() + "\""
    }
    let texts = values.prefix(3).map { NumberText.css($0) }
    return function(color.space, texts, alpha: color.alpha == 1 ? nil : NumberText.css(color.alpha))
  }

  /// The function of CSS for a colour of a space, from the texts of its components.
  static func function(_ space: ColorSpace, _ components: [String], alpha: String?) -> String {
    let list = components.joined(separator: " ")
    let end = alpha.map { " / \($0))" } ?? ")"
    switch space {
    case .lab, .lch, .oklab, .oklch, .hsl, .hwb: return "\(space.cssName)(\(list)\(end)"
    default: return "color(\(space.cssName) \(list)\(end)"
    }
  }
}
