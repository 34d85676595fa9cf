public import ColorValues

extension TerminalPaint {
  /// The nearest of a terminal's colours, or nil for a terminal without colour.
  ///
  /// Alpha is ignored. Nearest is what has the least distance in OKLab, by comparing with every
  /// candidate: with 256 colours those from 16 on, because the first sixteen belong to the
  /// terminal's user. Of equally near ones the lowest index is taken.
  public init?(_ color: Color, depth: ColorDepth) {
    var quantizer = ColorQuantizer(depth: depth)
    guard let paint = quantizer.paint(for: color) else { return nil }
    self = paint
  }
}

/// Turns colours into what a terminal of some depth can show.
///
/// Lives as long as one rendering, so that each colour is looked for once.
struct ColorQuantizer {
  /// The depth of the terminal.
  let depth: ColorDepth
  private var memo: [UInt32: TerminalPaint] = [:]

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The nearest colour that the terminal has: ``TerminalPaint/init(_:depth:)``, remembered.
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
