/// Conditions under which a hue does not affect the color (css-color-4, "Powerless color
/// components").
enum Powerless {
  private static let lchChroma = 0.0015
  private static let oklchChroma = 0.000004
  /// Percent.
  private static let saturation = 0.001

  /// Returns whether the components are so close to gray that their hue is meaningless.
  @inline(__always)
  static func isHuePowerless(_ value: Vector3, in space: ColorSpace) -> Bool {
    switch space {
    case .lch: abs(value.y) <= lchChroma
    case .oklch: abs(value.y) <= oklchChroma
    case .hsl, .hsv: abs(value.y) <= saturation
    case .hwb: value.y + value.z >= HWB.achromaticSum
    default: false
    }
  }

  /// Returns the gray that is equivalent to a color with a powerless hue.
  @inline(__always)
  static func gray(_ value: Vector3, in space: ColorSpace) -> Vector3 {
    switch space {
    case .lch, .oklch: Vector3(value.x, 0, 0)
    case .hsl, .hsv: Vector3(0, 0, value.z)
    case .hwb: Vector3(0, value.y, value.z)
    default: value
    }
  }
}
