extension Color {
  /// The relative luminance of WCAG 2.2, 0 for black to 1 for white.
  ///
  /// A color outside sRGB is mapped into it first, as in CSS and in exported files; alpha is
  /// ignored. The weights have the four digits of WCAG, so that the value differs from the Y of XYZ
  /// in the fourth digit.
  ///
  /// Source: WCAG 2.2, "relative luminance", with the threshold 0.04045 of IEC 61966-2-1.
  public var relativeLuminance: Double {
    var rgb = vector(in: .srgb)
    if !rgb.isInUnit { rgb = fitted(to: .srgb).vector }
    return Self.luminance(ofLinear: TransferFunction.srgb.decode(rgb))
  }

  /// Returns the relative luminance of components of linear-light sRGB.
  static func luminance(ofLinear linear: Vector3) -> Double {
    0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }

  /// Returns the contrast ratio of WCAG 2.2 between two colors, 1…21, the same in both directions.
  ///
  /// Both count as opaque: composite a translucent color over its background first, with
  /// ``composited(over:)``. Compare the ratio itself with a threshold; rounding up would pass
  /// 4.499.
  ///
  /// ```swift
  /// try Color(css: "#767676").contrastRatio(to: .white)   // 4.5422
  /// ```
  public func contrastRatio(to other: Color) -> Double {
    Self.contrastRatio(relativeLuminance, other.relativeLuminance)
  }

  /// Returns the contrast ratio of WCAG 2.2 between two relative luminances.
  package static func contrastRatio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns the contrast ratio of WCAG 2.2 to the composited background of the color: layers, the
  /// topmost first, of which the last visible layer must be opaque.
  ///
  /// Each translucent layer is composited over the layers below it, and this color over all of
  /// them.
  ///
  /// ```swift
  /// let text = Color.black.withAlpha(0.5)
  /// text.contrastRatio(to: .white)       // 21, as if it were opaque
  /// text.contrastRatio(over: [.white])   // 3.98
  /// ```
  ///
  /// - Returns: The ratio, or `nil` if no layer is opaque, so that the background is unknown.
  public func contrastRatio(over layers: [Color]) -> Double? {
    guard let bottom = layers.firstIndex(where: { $0.alpha == 1 }) else { return nil }
    let background = layers[..<bottom].reversed().reduce(layers[bottom]) { $1.composited(over: $0) }
    return composited(over: background).contrastRatio(to: background)
  }

  /// Black or white, whichever has the higher contrast ratio of WCAG 2.2 with this color.
  ///
  /// The color is mapped into sRGB first and its alpha is ignored; at equal ratios the result is
  /// black. This is the result of `contrast-color()` in CSS.
  public var contrasting: Color {
    let background = fitted(to: .srgb)
    let toWhite = background.contrastRatio(to: .white)
    return toWhite > background.contrastRatio(to: .black) ? .white : .black
  }
}
