import ColorValues

extension Color {
  /// The color with components rounded to thousandths.
  var roundedToThousandths: Color {
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
