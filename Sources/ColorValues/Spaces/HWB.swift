/// Hue (degrees), whiteness and blackness (0…100) over encoded sRGB.
enum HWB {
  /// The sum of whiteness and blackness (percent) from which the hue is powerless (css-color-4).
  static let achromaticSum = 99.999

  static func toRGB(_ hwb: Vector3) -> Vector3 {
    let sum = hwb.y + hwb.z
    if sum >= achromaticSum { return Vector3(repeating: hwb.y / sum) }
    let white = hwb.y / 100
    let pure = HSL.toRGB(Vector3(hwb.x, 100, 50))
    return pure * (1 - white - hwb.z / 100) + white
  }

  static func fromRGB(_ rgb: Vector3) -> Vector3 {
    let highest = max(rgb.x, rgb.y, rgb.z)
    let lowest = min(rgb.x, rgb.y, rgb.z)
    let isGray = highest - lowest < HSL.achromaticSpread
    let hue = isGray ? 0 : HSL.hueOfRGB(rgb, highest: highest, lowest: lowest)
    return Vector3(hue, lowest * 100, (1 - highest) * 100)
  }
}
