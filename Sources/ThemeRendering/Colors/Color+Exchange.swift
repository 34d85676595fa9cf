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
  /// A color outside Display P3 is mapped into it, since browsers would clip its channels. `hsl()`
  /// and `hwb()` become `color(srgb …)`, since browsers clamp the former to sRGB, and `rec2020`
  /// becomes `display-p3`, since browsers differ in its transfer function, which css-color-4
  /// changed in 2025.
  package var wideCSS: String {
    guard isInGamut(of: .displayP3) else { return fitted(to: .displayP3).displayCSS }
    return switch space {
    case .hsl, .hwb: converted(to: .srgb).displayCSS
    case .rec2020: converted(to: .displayP3).displayCSS
    default: forExchange.displayCSS
    }
  }
}
