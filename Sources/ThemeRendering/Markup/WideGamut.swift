import ColorValues

extension Color {
  /// The colour for displays of a wide gamut, where sRGB can't hold it: CSS text in Display P3, into
  /// which it is brought if need be, without alpha.
  var displayP3CSS: String? { isInGamut(of: .srgb) ? nil : displayP3(alpha: 1) }

  /// The bytes of sRGB as `#rrggbb`, without alpha.
  var opaqueHex: String { String(hex.prefix(7)) }

  /// Declarations of a CSS property: in hex, and again in Display P3 where sRGB can't hold the
  /// colour.
  ///
  /// A browser that doesn't know the second leaves it out and keeps the first.
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
