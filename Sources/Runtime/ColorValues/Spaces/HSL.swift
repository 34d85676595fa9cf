/// A color with a smaller spread of the channels counts as gray; otherwise rounding noise alone
/// would give white a saturation of 50 %.
private let achromaticSpread = 5e-6

/// The sum of whiteness and blackness (percent) from which the hue is powerless (css-color-4).
let achromaticHWBSum = 99.999

/// Hue (degrees), saturation and lightness (0…100) over encoded sRGB, as css-color-4 defines them.
extension Vector3 {
  static func rgb(hsl: Vector3) -> Vector3 {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let amplitude = saturation * Swift.min(lightness, 1 - lightness)
    @inline(__always)
    func channel(_ n: Double) -> Double {
      let k = (n + hsl.x / 30).wrapped(12)
      return lightness - amplitude * Swift.max(-1, Swift.min(k - 3, 9 - k, 1))
    }
    return Vector3(channel(0), channel(8), channel(4))
  }

  static func hsl(rgb: Vector3) -> Vector3 {
    let highest = Swift.max(rgb.x, rgb.y, rgb.z)
    let lowest = Swift.min(rgb.x, rgb.y, rgb.z)
    let lightness = (highest + lowest) / 2
    guard highest - lowest >= achromaticSpread, lightness != 0, lightness != 1 else {
      return Vector3(0, 0, lightness * 100)
    }
    var hue = hueOfRGB(rgb, highest: highest, lowest: lowest)
    var saturation = (highest - lightness) / Swift.min(lightness, 1 - lightness)
    // Far outside the gamut the formula gives a negative saturation: the same color is reached with
    // the opposite hue.
    if saturation < 0 {
      hue = hue >= 180 ? hue - 180 : hue + 180
      saturation = -saturation
    }
    return Vector3(hue, saturation * 100, lightness * 100)
  }

  /// The hue (0..<360) shared by HSL, HWB and HSV.
  private static func hueOfRGB(_ rgb: Vector3, highest: Double, lowest: Double) -> Double {
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

/// Hue (degrees), whiteness and blackness (0…100) over encoded sRGB.
extension Vector3 {
  static func rgb(hwb: Vector3) -> Vector3 {
    let sum = hwb.y + hwb.z
    if sum >= achromaticHWBSum { return Vector3(repeating: hwb.y / sum) }
    let white = hwb.y / 100
    let pure = rgb(hsl: Vector3(hwb.x, 100, 50))
    return pure * (1 - white - hwb.z / 100) + white
  }

  static func hwb(rgb: Vector3) -> Vector3 {
    let highest = Swift.max(rgb.x, rgb.y, rgb.z)
    let lowest = Swift.min(rgb.x, rgb.y, rgb.z)
    let isGray = highest - lowest < achromaticSpread
    let hue = isGray ? 0 : hueOfRGB(rgb, highest: highest, lowest: lowest)
    return Vector3(hue, lowest * 100, (1 - highest) * 100)
  }
}

/// Hue (degrees), saturation and value (0…100) over encoded sRGB.
extension Vector3 {
  static func rgb(hsv: Vector3) -> Vector3 {
    let value = hsv.z / 100
    let amplitude = value * hsv.y / 100
    @inline(__always)
    func channel(_ n: Double) -> Double {
      let k = (n + hsv.x / 60).wrapped(6)
      return value - amplitude * Swift.max(0, Swift.min(k, 4 - k, 1))
    }
    return Vector3(channel(5), channel(3), channel(1))
  }

  static func hsv(rgb: Vector3) -> Vector3 {
    let highest = Swift.max(rgb.x, rgb.y, rgb.z)
    let lowest = Swift.min(rgb.x, rgb.y, rgb.z)
    guard highest - lowest >= achromaticSpread, highest != 0 else {
      return Vector3(0, 0, highest * 100)
    }
    let hue = hueOfRGB(rgb, highest: highest, lowest: lowest)
    return Vector3(hue, (highest - lowest) / highest * 100, highest * 100)
  }
}
