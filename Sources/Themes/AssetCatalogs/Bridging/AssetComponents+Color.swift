public import ColorValues

extension AssetComponents {
  /// Creates the components of a color for displays of a gamut.
  ///
  /// Colors in sRGB become `srgb` and colors in `display-p3` remain unchanged, with exact
  /// components. Other colors are converted and mapped into the gamut of the display.
  ///
  /// - Parameters:
  ///   - color: The color, in any space.
  ///   - gamut: The gamut of the display.
  ///   - style: The notation of the components, with three decimals for alpha; nil for hexadecimal
  ///     255ths if these are exact, else for all decimals.
  public init(_ color: Color, gamut: AssetGamut = .sRGB, style: ComponentStyle? = nil) {
    let space: ColorSpace =
      if color.space == .displayP3 {
        .displayP3
      } else if color.isInGamut(of: .srgb) || gamut == .sRGB {
        .srgb
      } else {
        .displayP3
      }
    let fitted = color.fitted(to: space)
    self.init(
      space == .srgb ? .srgb : .displayP3,
      Self.settled(fitted.c1),
      Self.settled(fitted.c2),
      Self.settled(fitted.c3),
      // As in Xcode, unless exact numbers are requested.
      alpha: style == nil ? fitted.alpha : (fitted.alpha * 1000).rounded() / 1000
    )
    encoding = style?.encoding(of: self) ?? (isOf8Bits ? .hexadecimal : .float)
  }

  /// Returns a component without rounding noise: the nearest 255th or end of the range, if it is
  /// one.
  private static func settled(_ value: Double) -> Double {
    let byte = (value * 255).rounded()
    if (byte / 255 - value).magnitude < 1e-9, (0...255).contains(byte) { return byte / 255 }
    return min(1, max(0, value))
  }
}
