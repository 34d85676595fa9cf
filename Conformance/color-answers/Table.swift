import ColorValues
import ThemeRendering

/// A table of colors that cases refer to.
struct Table {
  let name: String
  /// The index of the first color.
  let firstIndex: Int
  let colors: [Color]

  static let all = [
    Table(name: "x256", firstIndex: 16, colors: Array(TerminalPalette.xterm[16...])),
    Table(name: "x16", firstIndex: 0, colors: Array(TerminalPalette.xterm[..<16])),
    Table(name: "html16", firstIndex: 0, colors: html16),
  ]

  /// The sixteen colors of HTML 4.01, in the order of the VGA palette.
  private static let html16 = [
    "black", "maroon", "green", "olive", "navy", "purple", "teal", "silver", "gray", "red", "lime",
    "yellow", "blue", "fuchsia", "aqua", "white",
  ].compactMap { try? Color(css: $0) }

  func nearest(to color: Color, by formula: ColorDifference) -> Int {
    firstIndex + (color.nearest(in: colors, by: formula)?.index ?? 0)
  }

  /// The nearest by Euclidean distance of bytes, as simple tools choose.
  func nearestByBytes(to color: Color) -> Int {
    let wanted = color.rgba8
    let distances = colors.map { candidate in
      let bytes = candidate.rgba8
      let red = Int(bytes.red) - Int(wanted.red)
      let green = Int(bytes.green) - Int(wanted.green)
      let blue = Int(bytes.blue) - Int(wanted.blue)
      return red * red + green * green + blue * blue
    }
    let least = distances.indices.min { distances[$0] < distances[$1] }
    return firstIndex + (least ?? 0)
  }
}
