public import ColorValues

extension DynamicColor {
  /// The color with more lightness in OKLab; it remains dynamic.
  public func lightened(by amount: Double) -> DynamicColor { derived(.lightened(amount)) }

  /// The color with less lightness in OKLab; it remains dynamic.
  public func darkened(by amount: Double) -> DynamicColor { derived(.lightened(-amount)) }

  /// The color with more chroma in OKLCH, relative to its own; it remains dynamic.
  public func saturated(by amount: Double) -> DynamicColor { derived(.saturated(amount)) }

  /// The color with less chroma in OKLCH, 1 for gray; it remains dynamic.
  public func desaturated(by amount: Double) -> DynamicColor { derived(.saturated(-amount)) }

  /// A tone of the color's tonal palette, 0 for black to 100 for white, with the color's alpha; it
  /// remains dynamic.
  public func tone(_ tone: Double) -> DynamicColor { derived(.toned(tone)) }

  /// Black or white, whichever has more contrast with the color; it remains dynamic.
  public var contrasting: DynamicColor { derived(.contrasting) }

  /// The nearest color with a WCAG 2.2 contrast ratio on every background; it remains dynamic.
  ///
  /// Under traits under which no color has the ratio on all of them, it is black or white,
  /// whichever comes nearer to the ratio.
  public func reaching(_ ratio: Double, on backgrounds: [DynamicColor]) -> DynamicColor {
    derived(.reaching(ratio: ratio), from: backgrounds)
  }

  /// The appearance of the color with a color vision deficiency; it remains dynamic.
  ///
  /// - Parameters:
  ///   - vision: The deficiency.
  ///   - severity: Its severity, 0 to 1.
  /// - Returns: A color that simulates the resolved value of this one.
  public func simulating(_ vision: ColorVision, severity: Double = 1) -> DynamicColor {
    derived(.simulated(vision, severity: severity))
  }
}
