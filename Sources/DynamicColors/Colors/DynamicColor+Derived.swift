public import ColorValues

extension DynamicColor {
  /// The colour with another alpha, 0 to 1, clamped; it stays dynamic.
  public func withAlphaComponent(_ alpha: Double) -> DynamicColor {
    DynamicColor(FadedColor(self, alpha: min(1, max(0, alpha))))
  }

  /// The colour mixed with `other`; it stays dynamic.
  ///
  /// - Parameters:
  ///   - other: The colour to mix in.
  ///   - share: The part of `other` in the result, 0 to 1.
  ///   - space: The space to mix in; CSS `color-mix()` uses OKLab by default.
  /// - Returns: A colour that mixes what the two come to under the same traits.
  public func mixed(
    with other: DynamicColor,
    by share: Double = 0.5,
    in space: ColorSpace = .oklab
  ) -> DynamicColor {
    DynamicColor(MixedColor(self, other, by: share, in: space))
  }
}
