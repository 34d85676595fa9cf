// The exact constants of CIE 15, and the white of D50.
private let epsilon = 216.0 / 24389
private let kappa = 24389.0 / 27
private let white = Vector3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

/// CIE L\*a\*b\* relative to D50.
extension Vector3 {
  static func lab(xyz50 xyz: Vector3) -> Vector3 {
    let t = xyz / white
    let roots = t.mapComponents(cubeRoot)
    @inline(__always)
    func f(_ value: Double, _ root: Double) -> Double {
      value > epsilon ? root : (kappa * value + 16) / 116
    }
    let x = f(t.x, roots.x)
    let y = f(t.y, roots.y)
    let z = f(t.z, roots.z)
    return Vector3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  static func xyz50(lab: Vector3) -> Vector3 {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    @inline(__always)
    func inverse(_ f: Double) -> Double {
      let cube = f * f * f
      return cube > epsilon ? cube : (116 * f - 16) / kappa
    }
    let luminance = lab.x > 8 ? y * y * y : lab.x / kappa
    return Vector3(inverse(x), luminance, inverse(z)) * white
  }
}

extension Double {
  /// L\* (0…100) of a luminance Y relative to white (0…1).
  static func lightness(ofLuminance y: Double) -> Double {
    y > epsilon ? 116 * cubeRoot(y) - 16 : kappa * y
  }

  /// The luminance Y relative to white (0…1) of an L\* (0…100).
  static func luminance(ofLightness lightness: Double) -> Double {
    let root = (lightness + 16) / 116
    return lightness > kappa * epsilon ? root * root * root : lightness / kappa
  }
}
