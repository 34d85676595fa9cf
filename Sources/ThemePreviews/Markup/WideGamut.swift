import ColorValues

extension Color {
  /// The colour for displays of a wide gamut, where sRGB can't hold it: CSS text in Display P3, into
  /// which it is brought if need be, without alpha.
  var displayP3CSS: String? {
    if isInGamut(of: .srgb) { return nil }
    let fitted = converted(to: .displayP3).fitted(to: .displayP3)
    return Color(.displayP3, fitted.c1, fitted.c2, fitted.c3).roundedToTenThousandths.displayCSS
  }

  /// The bytes of sRGB as `#rrggbb`, without alpha.
  var opaqueHex: String { String(hex.prefix(7)) }

  private var roundedToTenThousandths: Color {
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    return Color(space, rounded(c1), rounded(c2), rounded(c3), alpha: alpha)
  }
}
