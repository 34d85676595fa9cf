public import ColorValues

extension TerminalPaint {
  /// Creates the nearest color of a terminal; nil for a terminal without color.
  ///
  /// Alpha is ignored. With 256 colors, those from 16 on are candidates, because users can change the
  /// first 16.
  public init?(_ color: Color, depth: ColorDepth) {
    var quantizer = ColorQuantizer(depth: depth)
    guard let paint = quantizer.paint(for: color) else { return nil }
    self = paint
  }
}

/// Converts colors to the colors of a terminal, and keeps the results for one rendering.
///
/// The nearest color has the least distance in OKLab. With 256 colors, those from 16 on are candidates,
/// because users can change the first 16. Of equally near colors, the one with the lowest index is taken.
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
    let bytes = Color(.srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    let paint: TerminalPaint =
      depth == .ansi16
      ? .ansi16(Self.nearest(to: bytes, among: 0..<16))
      : .ansi256(Self.nearest(to: bytes, among: 16..<256))
    memo[key] = paint
    return paint
  }

  private static func nearest(to color: Color, among indices: Range<Int>) -> UInt8 {
    let target = color.converted(to: .oklab)
    let colors = TerminalPalette.colors
    var best = indices.lowerBound
    var least = Double.infinity
    for index in indices {
      let (l, a, b) = (
        colors[index].c1 - target.c1, colors[index].c2 - target.c2, colors[index].c3 - target.c3
      )
      let distance = l * l + a * a + b * b
      if distance < least {
        least = distance
        best = index
      }
    }
    return UInt8(best)
  }
}
