/// A part of a mixture: a color and its share.
public struct WeightedColor: Hashable, Sendable {
  /// The color.
  public let color: Color
  /// Its share in percent (0…100), or `nil` for an equal part of the rest.
  public let percentage: Double?

  /// Creates a part of a mixture.
  public init(_ color: Color, percentage: Double? = nil) {
    self.color = color
    self.percentage = percentage
  }
}

extension Color {
  /// Returns the mixture of any number of colors by percentages, as in `color-mix()` of CSS.
  ///
  /// Parts without a percentage share the rest of 100 equally. Shares are scaled to a sum of 100; a
  /// sum below 100 makes the result proportionally more transparent. Returns `nil` if there are no
  /// parts or all shares are 0. Linear in the number of parts.
  ///
  /// Source: css-color-5, "Mixing colors: the color-mix() function".
  public static func mixture(
    of parts: [WeightedColor],
    in space: ColorSpace = .oklab,
    hue: HueInterpolation = .shorter
  ) -> Color? {
    guard let first = parts.first,
      let weights = MixWeights(parts.map(\.percentage))
    else { return nil }
    var result = parts.count == 1 ? first.color.prepared(for: space) : first.color
    var total = weights.shares[0]
    for (part, share) in zip(parts, weights.shares).dropFirst() {
      total += share
      let fraction = total > 0 ? share / total : 0.5
      result = result.mixed(with: part.color, by: fraction, in: space, hue: hue)
    }
    if weights.alpha < 1, !result.missing.contains(.alpha) {
      result = result.withAlpha(result.alpha * weights.alpha)
    }
    return Color(
      space,
      result.vector,
      alpha: result.alpha,
      missing: result.missing,
      isLegacyNotation: false
    )
  }
}

/// The normalized shares of a mixture.
struct MixWeights {
  /// They add up to 1.
  let shares: [Double]
  /// The factor of the result's alpha.
  let alpha: Double

  /// Creates the shares, or returns `nil` if all percentages are 0.
  init?(_ percentages: [Double?]) {
    let given = percentages.reduce(0) { $0 + ($1 ?? 0) }
    let openCount = percentages.count { $0 == nil }
    let open = openCount > 0 ? max(0, 100 - given) / Double(openCount) : 0
    let sum = given + open * Double(openCount)
    guard sum > 0 else { return nil }
    shares = percentages.map { ($0 ?? open) / sum }
    alpha = min(1, sum / 100)
  }
}

/// The direction of hue interpolation (css-color-4, "Hue interpolation").
public enum HueInterpolation: String, CaseIterable, Hashable, Sendable {
  /// The shorter arc.
  case shorter
  /// The longer arc.
  case longer
  /// Toward larger angles.
  case increasing
  /// Toward smaller angles.
  case decreasing
}

extension HueInterpolation {
  /// Returns both hues shifted by full turns, so that linear interpolation follows the arc.
  @inline(__always)
  func arc(_ first: Double, _ second: Double) -> (Double, Double) {
    let difference = second - first
    switch self {
    case .shorter:
      if difference > 180 { return (first + 360, second) }
      if difference < -180 { return (first, second + 360) }
    case .longer:
      if difference > 0, difference < 180 { return (first + 360, second) }
      if difference > -180, difference <= 0 { return (first, second + 360) }
    case .increasing:
      if difference < 0 { return (first, second + 360) }
    case .decreasing:
      if difference > 0 { return (first + 360, second) }
    }
    return (first, second)
  }
}
