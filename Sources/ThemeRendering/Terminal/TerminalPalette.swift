public import ColorValues

/// The 256 colors of xterm.
public enum TerminalPalette {
  /// The colors by index: 16 basic colors, a cube of 216 from 16 on, and 24 grays from 232 on.
  public static let xterm: [Color] = basic + cube + grays

  /// The same colors in OKLab, where Euclidean distance is difference in appearance.
  static let colors: [Color] = xterm.map { $0.converted(to: .oklab) }

  /// The first 16 colors of xterm; users of terminals can change them.
  private static let basic: [Color] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ].map(color)

  /// 16…231: red changes slowest.
  private static var cube: [Color] {
    let levels = [0, 95, 135, 175, 215, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in color(red, green, blue) } }
    }
  }

  /// 232…255, without black and white.
  private static var grays: [Color] {
    stride(from: 8, through: 238, by: 10).map { color($0, $0, $0) }
  }

  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> Color {
    Color(.srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }
}
