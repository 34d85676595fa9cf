package import ColorValues

/// A color that is measured with several others, with its luminance.
package struct MeasuredColor {
  package let color: Color
  private let luminance: Double

  package init(_ color: Color) {
    self.color = color
    luminance = color.relativeLuminance
  }

  /// Returns the lowest contrast to the appearances of a background.
  func contrast(to background: MeasuredColor, by method: ColorCheck.ContrastMethod) -> Double {
    guard method == .wcag, color.alpha >= 1, background.color.alpha >= 1 else {
      let appearances = SeenContrast.appearances(of: background.color)
      return SeenContrast.measure(color, on: appearances, by: method)
    }
    return Color.contrastRatio(luminance, background.luminance)
  }
}
