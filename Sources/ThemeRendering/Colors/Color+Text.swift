package import ColorValues

extension Color {
  /// The hex value, fitted to sRGB, then the CSS text where that says more.
  var readableText: String {
    let hex = hex
    return textBeside(hex: hex).map { "\(hex) \($0)" } ?? hex
  }

  /// Returns the CSS text, rounded to thousandths; nil where the hex value is the same color.
  package func textBeside(hex: String) -> String? {
    if space == .srgb, let bytes = try? Color(css: hex), isNear(bytes) { return nil }
    let css = roundedToThousandths.displayCSS
    return css == hex ? nil : css
  }

  /// Whether another color of sRGB has the same components, except for rounding errors.
  private func isNear(_ other: Color) -> Bool {
    let differences = [c1 - other.c1, c2 - other.c2, c3 - other.c3, alpha - other.alpha]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
