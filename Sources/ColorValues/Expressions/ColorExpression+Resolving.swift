extension ColorExpression {
  /// Returns the color of the expression in one context.
  ///
  /// - Parameters:
  ///   - isDark: Whether the dark branch of `light-dark()` applies.
  ///   - lookup: Returns the color of a ``reference(_:)`` or ``asset(_:)``. It is called only with
  ///     these, once for each occurrence, and not for a branch that does not apply.
  /// - Returns: The color, not mapped into any gamut.
  /// - Throws: Only errors of `lookup`.
  public func resolved<E: Error>(
    isDark: Bool,
    lookup: (ColorExpression) throws(E) -> Color
  ) throws(E) -> Color {
    switch self {
    case .color(let color):
      return color
    case .reference, .asset:
      return try lookup(self)
    case .mix(let mix):
      var parts: [WeightedColor] = []
      parts.reserveCapacity(mix.parts.count)
      for part in mix.parts {
        let color = try part.color.resolved(isDark: isDark, lookup: lookup)
        parts.append(WeightedColor(color, percentage: part.percentage))
      }
      // The parser refuses percentages that add up to 0.
      return Color.mixture(of: parts, in: mix.space, hue: mix.hue) ?? .transparent
    case .relative(let relative):
      return relative.applied(to: try relative.origin.resolved(isDark: isDark, lookup: lookup))
    case .lightDark(let light, let dark):
      return try (isDark ? dark : light).resolved(isDark: isDark, lookup: lookup)
    case .contrast(let background):
      return try background.resolved(isDark: isDark, lookup: lookup).contrasting
    }
  }

  /// Whether a `light-dark()` occurs anywhere in the expression.
  public var usesLightDark: Bool {
    switch self {
    case .color, .reference, .asset: false
    case .mix(let mix): mix.parts.contains { $0.color.usesLightDark }
    case .relative(let relative): relative.origin.usesLightDark
    case .lightDark: true
    case .contrast(let background): background.usesLightDark
    }
  }

  /// The color, if the expression is a constant.
  var constant: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}
