public import ColorValues
import TraitSystem

// Colors derived from a dynamic color are dynamic: they are computed from its resolved value under
// the traits that they are resolved with. The functions correspond to those of `Color`.
extension DynamicColor {
  /// The color with another alpha, clamped to 0 to 1; it remains dynamic.
  public func withAlphaComponent(_ alpha: Double) -> DynamicColor {
    derived(.faded(alpha: min(1, max(0, alpha))))
  }

  /// The color mixed with `other`; it remains dynamic.
  ///
  /// - Parameters:
  ///   - other: The color to mix in.
  ///   - fraction: The fraction of `other` in the result, 0 to 1.
  ///   - space: The space to mix in; CSS `color-mix()` uses OKLab by default.
  ///   - hue: The way around the circle, in a space that has a hue.
  /// - Returns: A color that mixes the resolved values of the two under the same traits.
  public func mixed(
    with other: DynamicColor,
    by fraction: Double = 0.5,
    in space: ColorSpace = .oklab,
    hue: HueInterpolation = .shorter
  ) -> DynamicColor {
    derived(.mixed(fraction: fraction, space, hue), from: [other])
  }

  /// The color composited over a backdrop; it remains dynamic.
  public func composited(over backdrop: DynamicColor) -> DynamicColor {
    derived(.composited, from: [backdrop])
  }

  /// The color in another space; it remains dynamic.
  public func converted(to space: ColorSpace) -> DynamicColor {
    derived(.converted(space))
  }

  /// The color mapped to the gamut of a space; it remains dynamic.
  public func fitted(to space: ColorSpace, by method: GamutMapping = .css) -> DynamicColor {
    derived(.fitted(space, method))
  }

  func derived(_ derivation: ColorDerivation, from others: [DynamicColor] = []) -> DynamicColor {
    let result = DerivedColor(self, others, by: derivation)
    let fixed = others.compactMap { ($0.definition as? FixedColor)?.color }
    // A color that is derived from fixed ones is fixed, and equal to one with the same value.
    guard let base = (definition as? FixedColor)?.color, fixed.count == others.count else {
      return DynamicColor(result)
    }
    let value = derivation.applied(to: base, count: fixed.count) { fixed[$0] }
    return DynamicColor(
      FixedColor(value, isGray: result.isGray(for: TraitCollection(), depth: 0))
    )
  }
}
