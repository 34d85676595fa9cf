package import ColorValues
package import TraitSystem

extension TraitCollection {
  /// The gamut of the display, on which colors are measured; nil if it is unspecified, so that a
  /// color must pass in every gamut.
  package var measuredGamut: ColorSpace? {
    switch displayGamut {
    case .unspecified: nil
    case .SRGB: .srgb
    case .P3: .displayP3
    }
  }
}
