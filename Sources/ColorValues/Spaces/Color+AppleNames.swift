extension ColorSpace {
  /// Apple's name for ``srgb``, whose components are not clamped to 0…1 here.
  public static let extendedSRGB = ColorSpace.srgb
  /// Apple's name for ``srgbLinear`` without clamping.
  public static let extendedLinearSRGB = ColorSpace.srgbLinear
  /// Apple's name for ``displayP3`` without clamping.
  public static let extendedDisplayP3 = ColorSpace.displayP3
}

extension Color {
  /// Creates a gray of Apple's space "gray gamma 2.2", or of "extended gray" outside 0…1, as an
  /// sRGB color.
  ///
  /// The curve of the space is a pure power, unlike the piecewise curve of sRGB, so that the
  /// numbers differ: a white of 0.5 is 0.50387 in sRGB.
  ///
  /// - Parameters:
  ///   - white: 0 for black to 1 for white.
  ///   - alpha: Opacity, clamped to 0…1.
  public init(grayGamma22 white: Double, alpha: Double = 1) {
    let linear = Double(signOf: white, magnitudeOf: raised(white.magnitude, to: Color.grayGamma))
    let encoded = TransferFunction.srgb.encode(Vector3(repeating: linear))
    self.init(.srgb, encoded.x, encoded.x, encoded.x, alpha: alpha)
  }

  /// The luminance as a component of Apple's space "gray gamma 2.2", 0 for black to 1 for white.
  ///
  /// The inverse of ``init(grayGamma22:alpha:)``; for a color that is not gray, only the lightness
  /// is kept.
  public var grayGamma22: Double {
    let luminance = converted(to: .xyzD65).c2
    return Double(
      signOf: luminance,
      magnitudeOf: raised(luminance.magnitude, to: 1 / Color.grayGamma)
    )
  }

  private static let grayGamma = 2.2
}
