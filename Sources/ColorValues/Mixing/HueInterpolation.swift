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
