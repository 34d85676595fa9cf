import ColorValues

extension Color {
  /// The colour in a space that design tools and browsers know: HSV becomes sRGB, and Display P3
  /// in linear light becomes Display P3.
  var forExchange: Color {
    switch space {
    case .hsv: converted(to: .srgb)
    case .displayP3Linear: converted(to: .displayP3)
    default: self
    }
  }

  /// The colour with components in the ranges that design tokens allow, in its own space if that can
  /// be; `isChanged` says whether it is another one now.
  ///
  /// Source: Design Tokens Color Module 2025.10, "Supported color spaces".
  var withinTokenRanges: (color: Color, isChanged: Bool) {
    let color = forExchange
    if color.isWithinTokenRanges { return (color, false) }
    // OKLab bounds lightness alone.
    let lab = color.converted(to: .oklab)
    if lab.isWithinTokenRanges { return (lab, false) }
    return (Color(.oklab, min(1, max(0, lab.c1)), lab.c2, lab.c3, alpha: alpha), true)
  }

  private var isWithinTokenRanges: Bool {
    switch space {
    case .lab: (0...100).contains(c1)
    case .lch: (0...100).contains(c1) && c2 >= 0
    case .oklab: (0...1).contains(c1)
    case .oklch: (0...1).contains(c1) && c2 >= 0
    case .hsl, .hwb, .hsv: (0...100).contains(c2) && (0...100).contains(c3)
    default: [c1, c2, c3].allSatisfy((0...1).contains)
    }
  }

  /// The sRGB bytes as `#rrggbb`, without alpha.
  var opaqueHex: String { String(hex.prefix(7)) }
}
