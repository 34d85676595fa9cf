package import ColorValues

extension Color {
  /// The color in a space that design tools and browsers support: HSV becomes sRGB, and linear
  /// Display P3 becomes Display P3.
  package var forExchange: Color {
    switch space {
    case .hsv: converted(to: .srgb)
    case .displayP3Linear: converted(to: .displayP3)
    default: self
    }
  }

  /// The CSS text of a color outside sRGB for displays with a wide gamut.
  ///
  /// A color outside Display P3 is mapped into it, since browsers would clip its channels. `hsl()` and
  /// `hwb()` become `color(srgb …)`, since browsers clamp the former to sRGB, and `rec2020` becomes
  /// `display-p3`, since browsers differ in its transfer function, which css-color-4 changed in 2025.
  package var wideCSS: String {
    guard isInGamut(of: .displayP3) else { return fitted(to: .displayP3).displayCSS }
    return switch space {
    case .hsl, .hwb: converted(to: .srgb).displayCSS
    case .rec2020: converted(to: .displayP3).displayCSS
    default: forExchange.displayCSS
    }
  }

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

  /// The sRGB bytes as `#rrggbb`, without alpha.
  var opaqueHex: String { String(hex.prefix(7)) }
}
