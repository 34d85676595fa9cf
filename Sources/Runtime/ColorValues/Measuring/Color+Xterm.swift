/// The 256 colors of xterm, and the nearest of them to other colors.
///
/// Source: the table of `256colres.h` and the resources `color0` to `color15` of xterm.
extension Color {
  /// The colors by index: 16 basic colors, a cube of 216 from 16 on, and 24 grays from 232 on.
  package static let xtermColors: [Color] = xtermBasic + xtermCube + xtermGrays

  /// The first 16 colors of xterm; users of terminals can change them.
  private static let xtermBasic: [Color] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ].map { Color(bytes: $0.0, $0.1, $0.2) }

  /// 16…231: red changes slowest.
  private static var xtermCube: [Color] {
    let levels = [0, 95, 135, 175, 215, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in Color(bytes: red, green, blue) } }
    }
  }

  /// 232…255, without black and white.
  private static var xtermGrays: [Color] {
    stride(from: 8, through: 238, by: 10).map { Color(bytes: $0, $0, $0) }
  }

  private init(bytes red: Int, _ green: Int, _ blue: Int) {
    self.init(.srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }

  // MARK: Nearest colors

  /// The same colors in OKLab, where Euclidean distance is difference in appearance.
  private static let xtermInOKLab: [Color] = xtermColors.map { $0.converted(to: .oklab) }

  /// The chroma in OKLab from which a color keeps its hue.
  ///
  /// The hues of dark terminal colors are vivid, so that muted colors are nearer to gray: `#382833`,
  /// whose chroma is 0.03, is at a distance of 0.03 from gray 236, and of 0.13 from purple 53.
  private static let visibleChroma = 0.08
  /// The cosine of the maximum difference of hue, 45°.
  private static let hueCosine = 0.5.squareRoot()

  /// Returns the index of the nearest of some colors of xterm to this color, which is rounded to
  /// whole bytes.
  ///
  /// The nearest color has the least distance in OKLab among the colors whose hue is near: a color
  /// with a visible hue never becomes gray, and a color without one never gets a vivid hue. Of
  /// equally near colors, the one with the lowest index is taken. Alpha is ignored.
  package func nearestXtermColor(among indices: Range<Int>) -> UInt8 {
    let target = rgba8Color.converted(to: .oklab)
    let fitting = indices.filter { Color.keepsHue(of: target, Color.xtermInOKLab[$0]) }
    let candidates = (fitting.isEmpty ? Array(indices) : fitting).map { index in
      (target.difference(to: Color.xtermInOKLab[index], by: .ok), index)
    }
    return UInt8(clamping: candidates.min { $0 < $1 }?.1 ?? indices.lowerBound)
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
