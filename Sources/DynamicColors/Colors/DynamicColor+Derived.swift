public import ColorValues

// Everything derived from a dynamic colour is dynamic: it is made anew from what the colour comes to
// under the traits that it is resolved with. The functions mean what those of `Color` mean.
extension DynamicColor {
  /// The colour with another alpha, 0 to 1, clamped; it stays dynamic.
  public func withAlphaComponent(_ alpha: Double) -> DynamicColor {
    derived(.faded(alpha: min(1, max(0, alpha))))
  }

  /// The colour mixed with `other`; it stays dynamic.
  ///
  /// - Parameters:
  ///   - other: The colour to mix in.
  ///   - share: The part of `other` in the result, 0 to 1.
  ///   - space: The space to mix in; CSS `color-mix()` uses OKLab by default.
  ///   - hue: The way around the circle, in a space that has a hue.
  /// - Returns: A colour that mixes what the two come to under the same traits.
  public func mixed(
    with other: DynamicColor,
    by share: Double = 0.5,
    in space: ColorSpace = .oklab,
    hue: HueInterpolation = .shorter
  ) -> DynamicColor {
    derived(.mixed(share: share, space, hue), from: [other])
  }

  /// The colour laid over a backdrop, as a translucent colour is seen; it stays dynamic.
  public func composited(over backdrop: DynamicColor) -> DynamicColor {
    derived(.composited, from: [backdrop])
  }

  /// The colour in another space; it stays dynamic.
  public func converted(to space: ColorSpace) -> DynamicColor {
    derived(.converted(space))
  }

  /// The colour brought into the gamut of a space; it stays dynamic.
  public func fitted(to space: ColorSpace, by method: GamutMapping = .css) -> DynamicColor {
    derived(.fitted(space, method))
  }

  func derived(_ derivation: ColorDerivation, from others: [DynamicColor] = []) -> DynamicColor {
    DynamicColor(DerivedColor(self, others, by: derivation))
  }
}
