import ColorValues
import TextSupport

/// The visibility of the difference between two colors.
package enum ColorVisibility {
  /// Returns a difference of CIEDE2000 in words and as a number, such as `visible at a glance (ΔE2000 3.2)`.
  ///
  /// The limits 1, 2 and 10 are from "Delta E 101" by Z. Schuessler: not perceptible,
  /// perceptible through close observation, and perceptible at a glance.
  package static func words(_ ciede2000: Double) -> String {
    let words =
      switch ciede2000 {
      case ..<1: "not visible"
      case ..<2: "visible on close inspection"
      case ..<10: "visible at a glance"
      default: "a different color"
      }
    return "\(words) (ΔE2000 \(NumberText.message(ciede2000, .fixed(1))))"
  }
}

extension ValueChange {
  /// The visibility of the difference, in words; nil where there is only one value.
  package var visibility: String? { difference(by: .ciede2000).map(ColorVisibility.words) }
}
