import ColorValues

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
