public import ColorValues

extension AssetComponents {
  /// Makes the components of a colour for displays of a gamut.
  ///
  /// A colour of sRGB is one of `srgb`, and one in the space `display-p3` stays in it, exactly. Any
  /// other is converted; where it lies outside the gamut of the display it is brought into it.
  ///
  /// - Parameters:
  ///   - color: The colour, in any space.
  ///   - gamut: What the display can show.
  ///   - style: How the components are written, with three decimals for alpha; nil writes 255ths in
  ///     hexadecimal digits where that loses nothing, and else as many decimals as the numbers have.
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
      // As Xcode writes it, unless exactness is asked for.
      alpha: style == nil ? fitted.alpha : (fitted.alpha * 1000).rounded() / 1000
    )
    encoding = style?.encoding(of: self) ?? (isOf8Bits ? .hexadecimal : .float)
  }

  /// A component without the noise of conversions: the 255th or the end of the range that it is.
  private static func settled(_ value: Double) -> Double {
    let byte = (value * 255).rounded()
    if (byte / 255 - value).magnitude < 1e-9, (0...255).contains(byte) { return byte / 255 }
    return min(1, max(0, value))
  }
}
