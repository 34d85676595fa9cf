extension ColorExpression {
  /// The colour that the expression stands for in one context.
  ///
  /// - Parameters:
  ///   - isDark: which branch of `light-dark()` applies.
  ///   - lookup: finds the colour of a ``reference(_:)`` or ``asset(_:)``; it is called with nothing
  ///     else, once for each that is met, and never for a branch that does not apply.
  /// - Returns: the colour, not brought into any gamut.
  /// - Throws: only what `lookup` throws.
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

  /// The constant, when the expression is one.
  var constant: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}
