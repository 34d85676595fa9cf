extension Color {
  /// Returns this color composited over another: source-over in gamma-encoded sRGB, as in CSS and
  /// most user-interface systems.
  ///
  /// The result is in `srgb`; its alpha is 1 over an opaque backdrop. Missing components count as
  /// 0, and nothing is clipped.
  ///
  /// ```swift
  /// try Color(css: "rgb(0 0 0 / 50%)").composited(over: .white).hex   // "#808080"
  /// ```
  ///
  /// Source: Porter and Duff 1984; W3C Compositing and Blending Level 1, "Simple alpha
  /// compositing".
  public func composited(over backdrop: Color) -> Color {
    let isLegacy = isLegacyNotation && backdrop.isLegacyNotation
    let source = vector(in: .srgb)
    if alpha == 1 { return Color(.srgb, source, alpha: 1, isLegacyNotation: isLegacy) }
    let destination = backdrop.vector(in: .srgb)
    let destinationWeight = backdrop.alpha * (1 - alpha)
    let resultAlpha = alpha + destinationWeight
    guard resultAlpha > 0 else { return Color(.srgb, .zero, alpha: 0, isLegacyNotation: isLegacy) }
    let mixed = (source * alpha + destination * destinationWeight) / resultAlpha
    return Color(.srgb, mixed, alpha: resultAlpha, isLegacyNotation: isLegacy)
  }
}
