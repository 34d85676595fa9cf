extension ColorExpression {
  /// Returns the expression with one part of each `light-dark()` in it.
  ///
  /// - Parameter isDark: Whether the second part is chosen.
  /// - Returns: The expression without `light-dark()`.
  package func choosing(isDark: Bool) -> ColorExpression {
    guard usesLightDark else { return self }
    switch self {
    case .color, .reference, .asset: return self
    case .mix(let mix):
      let parts = mix.parts.map { part in
        ColorMix.Part(color: part.color.choosing(isDark: isDark), percentage: part.percentage)
      }
      return .mix(ColorMix(space: mix.space, hue: mix.hue, parts: parts))
    case .relative(let relative):
      return .relative(relative.replacingOrigin(relative.origin.choosing(isDark: isDark)))
    case .lightDark(let light, let dark):
      return (isDark ? dark : light).choosing(isDark: isDark)
    case .contrast(let background): return .contrast(background.choosing(isDark: isDark))
    }
  }
}

extension RelativeColor {
  fileprivate func replacingOrigin(_ origin: ColorExpression) -> RelativeColor {
    RelativeColor(
      origin: origin,
      space: space,
      countsBytes: countsBytes,
      c1: c1,
      c2: c2,
      c3: c3,
      alpha: alpha
    )
  }
}
