package import ColorValues
import TextSupport

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

  /// The CSS text of the color in sRGB: in hexadecimal digits unless they can't express the alpha.
  package var narrowCSS: String {
    alphaInBytes(hex) { "rgb(\($0.map(String.init).joined(separator: " ")) / \($1))" }
  }

  /// The text of the color in sRGB for preprocessors of CSS, in which a slash is a division.
  package var sassCSS: String {
    alphaInBytes(hex) { "rgba(\(($0.map(String.init) + [$1]).joined(separator: ", ")))" }
  }

  private func alphaInBytes(_ hex: String, else text: ([UInt8], String) -> String) -> String {
    let byte = alpha * 255
    guard abs(byte - byte.rounded()) > 1e-3 else { return hex }
    let (red, green, blue, _) = rgba8
    return text([red, green, blue], NumberText.css(alpha, .significant(6)))
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

extension Color {
  /// The bytes of sRGB as `#rrggbb`, without alpha.
  package var opaqueHex: String { String(hex.prefix(7)) }

  /// The CSS text of the color in Display P3, fitted and without alpha; nil for a color in sRGB.
  var displayP3CSS: String? {
    guard needsWideGamut else { return nil }
    let fitted = converted(to: .displayP3).fitted(to: .displayP3)
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    return Color(.displayP3, rounded(fitted.c1), rounded(fitted.c2), rounded(fitted.c3)).displayCSS
  }
}
