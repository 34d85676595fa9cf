import ColorValues
import ThemeRendering

extension Color {
  /// The color with components in the ranges that design tokens allow, in its own space if
  /// possible; `isChanged` is true if the result is another color.
  ///
  /// Source: Design Tokens Color Module 2025.10, "Supported color spaces".
  var withinTokenRanges: (color: Color, isChanged: Bool) {
    let color = forExchange
    if let held = color.bounded { return (held, false) }
    // OKLab bounds lightness alone.
    let lab = color.converted(to: .oklab)
    if let held = lab.bounded { return (held, false) }
    return (Color(.oklab, min(1, max(0, lab.c1)), lab.c2, lab.c3, alpha: alpha), true)
  }

  /// The color with its components clamped to their ranges; nil if a component is out of range by
  /// more than the rounding error of conversions.
  private var bounded: Color? {
    let free = -Double.infinity...Double.infinity
    let positive = 0...Double.infinity
    let ranges: [ClosedRange<Double>] =
      switch space {
      case .lab: [0...100, free, free]
      case .lch: [0...100, positive, free]
      case .oklab: [0...1, free, free]
      case .oklch: [0...1, positive, free]
      case .hsl, .hwb, .hsv: [free, 0...100, 0...100]
      default: [0...1, 0...1, 0...1]
      }
    let held = zip([c1, c2, c3], ranges).map { min($1.upperBound, max($1.lowerBound, $0)) }
    let isNear = zip([c1, c2, c3], held).allSatisfy { ($0 - $1).magnitude < 1e-6 }
    guard isNear else { return nil }
    return held == [c1, c2, c3]
      ? self : Color(space, held[0], held[1], held[2], alpha: alpha, missing: missing)
  }
}
