extension Color {
  /// The relative luminance of WCAG 2.2, 0 for black to 1 for white.
  ///
  /// A colour outside sRGB is clipped to it first; alpha is ignored. The weights are the four-digit
  /// ones of WCAG, so the value differs from the Y of XYZ in the fourth digit.
  ///
  /// Source: WCAG 2.2, "relative luminance", with the threshold 0.04045 of IEC 61966-2-1.
  public var relativeLuminance: Double {
    let linear = TransferFunction.srgb.decode(vector(in: .srgb).clampedToUnit)
    return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }

  /// The contrast ratio of WCAG 2.2 between two colours, 1…21, the same in both directions.
  ///
  /// Both count as opaque: lay a translucent colour over what is behind it first, with
  /// ``composited(over:)``. Compare the ratio itself with a threshold; rounding up would pass 4.499.
  ///
  /// ```swift
  /// try Color(css: "#767676").contrastRatio(to: .white)   // 4.5422
  /// ```
  public func contrastRatio(to other: Color) -> Double {
    let first = relativeLuminance
    let second = other.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The contrast ratio of WCAG 2.2 to what is really behind the colour: a stack of layers, the
  /// topmost first, of which the last that shows must be opaque.
  ///
  /// Each translucent layer is laid over those below it, and this colour over them all.
  ///
  /// ```swift
  /// let ink = Color.black.withAlpha(0.5)
  /// ink.contrastRatio(to: .white)       // 21, as if it were opaque
  /// ink.contrastRatio(over: [.white])   // 3.98
  /// ```
  ///
  /// - Returns: The ratio, or `nil` when something unknown shows through: no layer is opaque.
  public func contrastRatio(over layers: [Color]) -> Double? {
    guard let bottom = layers.firstIndex(where: { $0.alpha == 1 }) else { return nil }
    let ground = layers[..<bottom].reversed().reduce(layers[bottom]) { $1.composited(over: $0) }
    return composited(over: ground).contrastRatio(to: ground)
  }

  /// Black or white, whichever stands out more from this colour by the ratio of WCAG 2.2.
  ///
  /// The colour is brought into sRGB first and its alpha is ignored; at equal ratios it is black.
  /// It is what CSS's `contrast-color()` gives.
  public var contrasting: Color {
    let background = fitted(to: .srgb)
    let toWhite = background.contrastRatio(to: .white)
    return toWhite > background.contrastRatio(to: .black) ? .white : .black
  }
}
