import ColorValues
import DynamicColors

/// The texts of one colour, ready to be laid out.
struct SwatchRow {
  /// The part of the name up to its first dot, with the dot; empty for a name without one.
  let prefix: String
  /// The rest of the name.
  let stem: String
  let color: Color
  /// `#rrggbb`, or `#rrggbbaa` for a translucent colour.
  let hex: String
  /// The opacity in percent, for a translucent colour.
  let opacity: String?
  /// The CSS text and the name of its space, for a colour outside sRGB.
  let wide: (css: String, space: String)?

  init(_ entry: PaletteEntry, alphabet: TerminalAlphabet) {
    let name = alphabet.text(entry.name)
    let start = name.firstIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex
    prefix = String(name[..<start])
    stem = String(name[start...])
    color = entry.color
    hex = color.hex
    opacity = color.alpha < 1 ? OpacityText.percent(color.alpha) : nil
    wide =
      color.isInGamut(of: .srgb)
      ? nil
      : (css: color.roundedToThousandths.css, space: color.space.cssName)
  }

  var name: String { prefix + stem }
}
