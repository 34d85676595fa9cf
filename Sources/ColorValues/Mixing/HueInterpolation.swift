/// Which way around the circle a hue is interpolated (css-color-4, "Hue interpolation").
public enum HueInterpolation: String, CaseIterable, Hashable, Sendable {
  /// The shorter arc.
  case shorter
  /// The longer arc.
  case longer
  /// Always towards larger angles.
  case increasing
  /// Always towards smaller angles.
  case decreasing
}

extension HueInterpolation {
  /// Both hues shifted by full turns so that a straight line between them follows the arc.
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
