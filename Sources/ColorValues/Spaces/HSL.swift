/// Hue (degrees), saturation and lightness (0…100) over encoded sRGB, as css-color-4 defines them.
enum HSL {
  static func toRGB(_ hsl: Vector3) -> Vector3 {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let amplitude = saturation * min(lightness, 1 - lightness)
    @inline(__always)
    func channel(_ n: Double) -> Double {
      let k = (n + hsl.x / 30).wrapped(12)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    return Vector3(channel(0), channel(8), channel(4))
  }

  static func fromRGB(_ rgb: Vector3) -> Vector3 {
    let highest = max(rgb.x, rgb.y, rgb.z)
    let lowest = min(rgb.x, rgb.y, rgb.z)
    let lightness = (highest + lowest) / 2
    guard highest - lowest >= achromaticSpread, lightness != 0, lightness != 1 else {
      return Vector3(0, 0, lightness * 100)
    }
    var hue = hueOfRGB(rgb, highest: highest, lowest: lowest)
    var saturation = (highest - lightness) / min(lightness, 1 - lightness)
    // Far outside the gamut the formula gives a negative saturation: the same color is reached with
    // the opposite hue.
    if saturation < 0 {
      hue = hue >= 180 ? hue - 180 : hue + 180
      saturation = -saturation
    }
    return Vector3(hue, saturation * 100, lightness * 100)
  }

  /// A color with a smaller spread of the channels counts as gray; otherwise rounding noise alone
  /// would give white a saturation of 50 %.
  static let achromaticSpread = 5e-6

  /// The hue (0..<360) shared by HSL, HWB and HSV.
  static func hueOfRGB(_ rgb: Vector3, highest: Double, lowest: Double) -> Double {
    let spread = highest - lowest
    var hue: Double
    if highest == rgb.x {
      hue = (rgb.y - rgb.z) / spread + (rgb.y < rgb.z ? 6 : 0)
    } else if highest == rgb.y {
      hue = (rgb.z - rgb.x) / spread + 2
    } else {
      hue = (rgb.x - rgb.y) / spread + 4
    }
    hue *= 60
    return hue >= 360 ? hue - 360 : hue
  }
}
