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
/// The nearest color has the least distance in OKLab among the colors whose hue is near: a color
/// with a visible hue never becomes gray, and a color without one never gets a vivid hue. With 256
/// colors, those from 16 on are candidates, because users can change the first 16. Of equally near
/// colors, the one with the lowest index is taken.
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

  /// The chroma in OKLab from which a color keeps its hue.
  ///
  /// The hues of dark terminal colors are vivid, so that muted colors are nearer to gray: `#382833`,
  /// whose chroma is 0.03, is at a distance of 0.03 from gray 236, and of 0.13 from purple 53.
  private static let visibleChroma = 0.08
  /// The cosine of the maximum difference of hue, 45°.
  private static let hueCosine = 0.5.squareRoot()

  private static func nearest(to color: Color, among indices: Range<Int>) -> UInt8 {
    let target = color.converted(to: .oklab)
    let fitting = indices.filter { keepsHue(of: target, TerminalPalette.colors[$0]) }
    let candidates = (fitting.isEmpty ? Array(indices) : fitting).map { index in
      (target.difference(to: TerminalPalette.colors[index], by: .ok), index)
    }
    return UInt8(candidates.min { $0 < $1 }?.1 ?? indices.lowerBound)
  }

  /// Returns whether two colors in OKLab have no visible hue, or hues that are near.
  private static func keepsHue(of first: Color, _ second: Color) -> Bool {
    let chromas = [first, second].map { ($0.c2 * $0.c2 + $0.c3 * $0.c3).squareRoot() }
    let isVisible = chromas.map { $0 >= visibleChroma }
    guard isVisible == [true, true] else { return isVisible == [false, false] }
    let cosine = (first.c2 * second.c2 + first.c3 * second.c3) / (chromas[0] * chromas[1])
    return cosine >= hueCosine
  }
}
