import ColorValues

extension Color {
  /// The CSS text of the color in Display P3, fitted and without alpha; nil for a color in sRGB.
  var displayP3CSS: String? { isInGamut(of: .srgb) ? nil : displayP3(alpha: 1) }

  /// The bytes of sRGB as `#rrggbb`, without alpha.
  package var opaqueHex: String { String(hex.prefix(7)) }

  /// Returns declarations of a CSS property: in hex, and in Display P3 for a color outside sRGB.
  ///
  /// Browsers that don't support the second declaration use the first.
  func declarations(_ property: String) -> String {
    let first = "\(property):\(hex)"
    return isInGamut(of: .srgb) ? first : "\(first);\(property):\(displayP3(alpha: alpha))"
  }

  private func displayP3(alpha: Double) -> String {
    let fitted = converted(to: .displayP3).fitted(to: .displayP3)
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    return Color(
      .displayP3,
      rounded(fitted.c1),
      rounded(fitted.c2),
      rounded(fitted.c3),
      alpha: rounded(alpha)
    ).displayCSS
  }
}
