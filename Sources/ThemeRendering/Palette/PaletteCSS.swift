import ColorValues
public import DynamicColors
import TextSupport
import ThemeExports
import TraitSystem

/// A palette as CSS custom properties of `:root`.
///
/// `badge.new` becomes `--badge-new`. Each colour is written in hex, brought into sRGB if need be;
/// those outside sRGB follow once more as they are, for displays of a wide gamut. They need a block
/// of their own, because a browser takes any text as the value of a custom property and so never
/// falls back from one declaration to an earlier one.
///
/// ```css
/// :root {
///   --accent: #ff3a66;  /* Links and primary buttons */
/// }
/// ```
public struct PaletteCSS: Sendable {
  private let palette: Palette

  /// Prepares the style sheet of a palette.
  public init(_ palette: Palette) {
    self.palette = palette
  }

  /// The style sheet, indented by two spaces and ended by a line break.
  public var text: String {
    let names = CustomPropertyNames(palette.entries.map(\.name))
    let rules = zip(names.names, palette.entries).map { name, entry in
      let about = entry.about.map { "  /* \(CSSText.comment($0)) */" } ?? ""
      return "  \(name): \(entry.color.hex);\(about)\n"
    }
    let wide = zip(names.names, palette.entries).compactMap { name, entry -> String? in
      if entry.color.isInGamut(of: .srgb) { return nil }
      return "      \(name): \(entry.color.forExchange.displayCSS);\n"
    }
    return header + ":root {\n" + rules.joined() + "}\n" + Self.wideGamut(wide)
  }

  private var header: String {
    let traits = palette.traits.specifiedTraits.map { key in
      "\(key.name)=\(palette.traits.value(of: key))"
    }
    let facts = [
      palette.theme.map { "theme: \($0)" },
      palette.node.map { "node: \($0)" },
      traits.isEmpty ? nil : "traits: \(traits.joined(separator: " "))",
    ].compactMap(\.self)
    return facts.map { "/* \(CSSText.comment($0)) */\n" }.joined() + (facts.isEmpty ? "" : "\n")
  }

  /// The block for displays and browsers of a wide gamut.
  ///
  /// Some browsers knew the query before they knew the notation, hence the second condition.
  private static func wideGamut(_ rules: [String]) -> String {
    if rules.isEmpty { return "" }
    return """

      @media (color-gamut: p3) {
        @supports (color: color(display-p3 0 0 0)) {
          :root {
      \(rules.joined())    }
        }
      }

      """
  }
}
