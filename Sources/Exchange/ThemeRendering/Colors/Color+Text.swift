package import ColorValues
import TextSupport

extension Color {
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

extension Color {
  /// Whether text in the color has the contrast of WCAG 2.2 AA on an opaque background.
  func isReadable(on background: Color) -> Bool {
    shownContrastRatio(on: background) >= ContrastUse.bodyText.minimumRatio
  }
}

extension Color {
  /// The opacity in whole percent; only 0 and 1 are `0%` and `100%`.
  var opacityText: String {
    let percent = NumberText.message(alpha * 100, .places(0))
    if alpha > 0, percent == "0" { return "<1%" }
    if alpha < 1, percent == "100" { return ">99%" }
    return "\(percent)%"
  }
}
