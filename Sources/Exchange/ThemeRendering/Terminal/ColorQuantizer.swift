public import ColorValues

extension TerminalPaint {
  /// Creates the nearest color of a terminal; nil for a terminal without color.
  ///
  /// The nearest color has the least distance in OKLab; charts also keep its hue. Alpha is ignored.
  /// With 256 colors, those from 16 on are candidates, because users can change the first 16.
  public init?(_ color: Color, depth: ColorDepth) {
    let (red, green, blue, _) = color.rgba8
    let bytes = Color(.srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    func nearest(_ indices: Range<Int>) -> UInt8? {
      bytes.nearest(in: Array(TerminalPalette.xterm[indices]), by: .ok)
        .map { UInt8(truncatingIfNeeded: indices.lowerBound + $0.index) }
    }
    switch depth {
    case .none: return nil
    case .truecolor: self = .rgb(red: red, green: green, blue: blue)
    case .ansi16:
      guard let index = nearest(0..<16) else { return nil }
      self = .ansi16(index)
    case .ansi256:
      guard let index = nearest(16..<256) else { return nil }
      self = .ansi256(index)
    }
  }
}

/// Converts colors to the colors of a terminal, and keeps the results for one rendering.
///
/// The nearest color is that of `Color.nearestXtermColor(among:)`. With 256 colors, those from 16
/// on are candidates, because users can change the first 16.
struct ColorQuantizer {
  /// The depth of the terminal.
  let depth: ColorDepth
  private var memo: [UInt32: TerminalPaint] = [:]

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Returns the nearest color of the terminal, or nil for a terminal without color.
  ///
  /// Alpha is ignored.
  mutating func paint(for color: Color) -> TerminalPaint? {
    guard depth != .none else { return nil }
    let (red, green, blue, _) = color.rgba8
    if depth == .truecolor { return .rgb(red: red, green: green, blue: blue) }
    let key = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    if let paint = memo[key] { return paint }
    let paint: TerminalPaint =
      depth == .ansi16
      ? .ansi16(color.nearestXtermColor(among: 0..<16))
      : .ansi256(color.nearestXtermColor(among: 16..<256))
    memo[key] = paint
    return paint
  }

  /// Returns the style of text on an opaque background; without a foreground, of spaces.
  mutating func style(_ foreground: Color?, on background: Color) -> TextStyle {
    TextStyle(foreground: foreground.flatMap { paint(for: $0) }, background: paint(for: background))
  }
}

/// The 256 colors of xterm.
public enum TerminalPalette {
  /// The colors by index: 16 basic colors, a cube of 216 from 16 on, and 24 grays from 232 on.
  ///
  /// Users of terminals can change the first 16.
  public static let xterm: [Color] = Color.xtermColors
}
