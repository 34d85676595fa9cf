/// Hue (degrees), saturation and value (0…100) over encoded sRGB.
enum HSV {
  static func toRGB(_ hsv: Vector3) -> Vector3 {
    let value = hsv.z / 100
    let amplitude = value * hsv.y / 100
    @inline(__always)
    func channel(_ n: Double) -> Double {
      let k = (n + hsv.x / 60).wrapped(6)
      return value - amplitude * max(0, min(k, 4 - k, 1))
    }
    return Vector3(channel(5), channel(3), channel(1))
  }

  static func fromRGB(_ rgb: Vector3) -> Vector3 {
    let highest = max(rgb.x, rgb.y, rgb.z)
    let lowest = min(rgb.x, rgb.y, rgb.z)
    guard highest - lowest >= HSL.achromaticSpread, highest != 0 else {
      return Vector3(0, 0, highest * 100)
    }
    let hue = HSL.hueOfRGB(rgb, highest: highest, lowest: lowest)
    return Vector3(hue, (highest - lowest) / highest * 100, highest * 100)
  }
}
