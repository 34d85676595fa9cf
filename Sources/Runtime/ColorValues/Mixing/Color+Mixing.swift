extension Color {
  /// Returns the color at a fraction of the way to another, interpolated in a space with
  /// premultiplied alpha.
  ///
  /// A missing component takes the value of the other color, and a gray takes the hue of the other
  /// color. A fraction of 0 gives this color and 1 the other; values outside extrapolate.
  ///
  /// ```swift
  /// Color.black.mixed(with: .white, in: .srgb).hex   // "#808080"
  /// ```
  ///
  /// Source: css-color-4, "Color interpolation".
  ///
  /// - Parameters:
  ///   - other: The color at the end.
  ///   - fraction: The share of the other color.
  ///   - space: The space of interpolation.
  ///   - hue: The direction of hue interpolation, in a space that has a hue.
  /// - Returns: The mixture in the space of interpolation, not mapped into any gamut.
  public func mixed(
    with other: Color,
    by fraction: Double = 0.5,
    in space: ColorSpace = .oklab,
    hue: HueInterpolation = .shorter
  ) -> Color {
    let first = prepared(for: space)
    let second = other.prepared(for: space)
    var a = first.vector
    var b = second.vector
    var alphaA = first.alpha
    var alphaB = second.alpha
    let missing = first.missing.intersection(second.missing)
    if first.missing != second.missing {
      for index in 0..<3 {
        let component = MissingComponents.component(index)
        if first.missing.contains(component) { a[index] = b[index] }
        if second.missing.contains(component) { b[index] = a[index] }
      }
      if first.missing.contains(.alpha) { alphaA = alphaB }
      if second.missing.contains(.alpha) { alphaB = alphaA }
    }
    let hueIndex = space.hueIndex
    if let hueIndex { (a[hueIndex], b[hueIndex]) = hue.arc(a[hueIndex], b[hueIndex]) }

    let alpha = alphaA * (1 - fraction) + alphaB * fraction
    var mixture = a * (1 - fraction) + b * fraction
    if !missing.contains(.alpha), alphaA != 1 || alphaB != 1 {
      let angle = hueIndex.map { mixture[$0] }
      mixture = a * (alphaA * (1 - fraction)) + b * (alphaB * fraction)
      if alpha != 0 { mixture /= alpha }
      if let hueIndex, let angle { mixture[hueIndex] = angle }
    }
    return Color(space, mixture, alpha: alpha, missing: missing, isLegacyNotation: false)
  }

  /// The color in the space of interpolation, with a powerless hue counted as missing even if it
  /// was written explicitly (a conversion detects it).
  @inline(__always)
  func prepared(for space: ColorSpace) -> Color {
    guard space == self.space, let hue = space.hueIndex, space.isHuePowerless(vector) else {
      return converted(to: space)
    }
    return Color(
      space,
      vector,
      alpha: alpha,
      missing: missing.union(.component(hue)),
      isLegacyNotation: isLegacyNotation
    )
  }
}
