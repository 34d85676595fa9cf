package import ColorValues
import DynamicColors
package import TraitSystem

/// A color under some traits that is measured with several others.
package struct MeasuredColor {
  private let shown: ShownColor
  private let gamut: ColorSpace?

  package init(_ color: Color, for traits: TraitCollection) {
    shown = ShownColor(color)
    gamut = traits.measuredGamut
  }

  /// Returns the lowest contrast to the appearances of a background.
  func contrast(
    to background: MeasuredColor,
    by method: ColorCheck.ContrastMethod,
    shownOn screen: ColorCheck.Screen = .display
  ) -> Double {
    let color = background.shown.color
    let appearances = color.alpha < 1 ? SeenContrast.appearances(of: color) : [background.shown]
    return SeenContrast.measure(shown, on: appearances, by: method, in: gamut, shownOn: screen)
  }

  /// The color as it is seen with a kind of color vision.
  func seen(with vision: ColorVision) -> SeenColor {
    SeenColor(values: shown.seen(with: vision, in: gamut))
  }
}

/// A color as seen on the displays of all gamuts between which it differs.
struct SeenColor {
  fileprivate let values: [Color]

  /// Returns the smallest difference of two colors on one display, by CIEDE2000.
  func difference(to other: SeenColor) -> Double {
    (0..<max(values.count, other.values.count)).lazy.map { gamut in
      let pair = [self, other].map { $0.values[min(gamut, $0.values.count - 1)] }
      return pair[0].difference(to: pair[1], by: .ciede2000)
    }.min() ?? .infinity
  }
}
