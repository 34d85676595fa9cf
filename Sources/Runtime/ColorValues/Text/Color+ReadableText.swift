extension Color {
  /// The text of the color for people: the hex value, and the CSS text of a color outside sRGB,
  /// whose hex value is fitted.
  ///
  /// ```swift
  /// try Color(css: "oklch(0.475 0.014 260)").readableText   // "#585c64"
  /// ```
  package var readableText: String {
    isInGamut(of: .srgb) ? hex : "\(hex) \(roundedToThousandths.displayCSS)"
  }

  /// The color with components rounded to thousandths.
  package var roundedToThousandths: Color {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return Color(
      space,
      rounded(c1),
      rounded(c2),
      rounded(c3),
      alpha: rounded(alpha),
      missing: missing
    )
  }
}
