import ColorValues
public import DynamicColors
import TextSupport
import TraitSystem

/// A palette as CSS custom properties of `:root`.
///
/// `badge.new` becomes `--badge-new`. Each color is written in hex, fitted to sRGB; colors outside
/// sRGB follow in a second block for wide-gamut displays. A second declaration in the first block
/// would not work: browsers accept any text as the value of a custom property, so they never fall
/// back to an earlier declaration.
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
      return "  \(name): \(entry.color.narrowCSS);\(about)\n"
    }
    let invalid = palette.invalidNames.map { "  /* \(CSSText.comment($0)): error */\n" }
    let wide = zip(names.names, palette.entries).compactMap { name, entry -> String? in
      guard entry.color.needsWideGamut else { return nil }
      return "      \(name): \(entry.color.wideCSS);\n"
    }
    return header + ":root {\n" + (rules + invalid).joined() + "}\n" + Self.wideGamut(wide)
  }

  private var header: String {
    let traits = palette.traitAssignments
    let facts = [
      palette.node.map { "node: \($0)" },
      traits.isEmpty ? nil : "traits: \(traits.joined(separator: " "))",
    ].compactMap(\.self)
    return facts.map { "/* \(CSSText.comment($0)) */\n" }.joined() + (facts.isEmpty ? "" : "\n")
  }

  /// Returns the block for wide-gamut displays.
  ///
  /// The second condition is for browsers that support the query but not the notation.
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
