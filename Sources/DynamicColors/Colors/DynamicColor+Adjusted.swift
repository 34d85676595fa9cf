public import ColorValues

extension DynamicColor {
  /// The colour with more lightness in OKLab; it stays dynamic.
  public func lightened(by amount: Double) -> DynamicColor { derived(.lightened(amount)) }

  /// The colour with less lightness in OKLab; it stays dynamic.
  public func darkened(by amount: Double) -> DynamicColor { derived(.lightened(-amount)) }

  /// The colour with more chroma in OKLCH, by a part of what it has; it stays dynamic.
  public func saturated(by amount: Double) -> DynamicColor { derived(.saturated(amount)) }

  /// The colour with less chroma in OKLCH, 1 for gray; it stays dynamic.
  public func desaturated(by amount: Double) -> DynamicColor { derived(.saturated(-amount)) }

  /// A tone, 0 for black to 100 for white, of the tonal palette of the colour, which keeps its
  /// alpha; it stays dynamic.
  public func tone(_ tone: Double) -> DynamicColor { derived(.toned(tone)) }

  /// Black or white, whichever stands out more from the colour; it stays dynamic.
  public var contrasting: DynamicColor { derived(.contrasting) }

  /// The nearest colour with a contrast ratio of WCAG 2.2 on every background; it stays dynamic.
  ///
  /// Under traits where no colour has the ratio on all of them it is black or white, whichever
  /// comes nearer to it.
  public func reaching(_ ratio: Double, on backgrounds: [DynamicColor]) -> DynamicColor {
    derived(.reaching(ratio: ratio), from: backgrounds)
  }

  /// How the colour looks to eyes that lack a kind of cone; it stays dynamic.
  ///
  /// - Parameters:
  ///   - vision: What the eyes lack.
  ///   - severity: How much of it, 0…1.
  ///   - model: Whose model of it.
  /// - Returns: A colour that simulates what this one comes to.
  public func simulating(
    _ vision: ColorVision,
    severity: Double = 1,
    model: VisionModel = .machado
  ) -> DynamicColor {
    derived(.simulated(vision, severity: severity, model))
  }
}
