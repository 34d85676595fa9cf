/// The color appearance model CAM16 under the viewing conditions of Material's HCT.
///
/// Source: Li, Li, Wang and others, 2017. The conditions: sRGB's white, an adapting luminance of
/// about 11.7 cd/m², a background of L\* 50, an average surround, and no discounting.
///
/// White and matrices are from Material's published library, whose digits differ from css-color-4
/// in the fourth decimal, so that its palettes are reproduced exactly.
extension HCT {
  /// Linear sRGB to XYZ, Y of white = 1.
  private static let toXYZ = Matrix3(
    [0.41233895, 0.35762064, 0.18051042],
    luminanceWeights,
    [0.01932141, 0.11916382, 0.95034478]
  )
  static let luminanceWeights: Vector3 = [0.2126, 0.7152, 0.0722]
  private static let white: Vector3 = [0.95047, 1, 1.08883]

  /// XYZ to cone responses.
  private static let toCones = Matrix3(
    [0.401288, 0.650173, -0.051461],
    [-0.250268, 1.204414, 0.045854],
    [-0.002079, 0.048952, 0.953127]
  )

  /// The luminance of the background, relative to white.
  private static let background = Double.luminance(ofLightness: 50)
  private static let adaptingLuminance = 200 / Double.pi * background
  private static let luminanceLevel: Double = {
    let k = 1 / (5 * adaptingLuminance + 1)
    let fourth = k * k * k * k
    let rest = 1 - fourth
    return fourth * adaptingLuminance
      + 0.1 * rest * rest * cubeRoot(5 * adaptingLuminance)
  }()
  /// N_bb and N_cb, which are equal.
  static let induction = 0.725 / raised(background, to: 0.2)
  /// c · z, the exponent of lightness.
  static let lightnessExponent = 0.69 * (1.48 + background.squareRoot())
  static let chromaFactor = raised(1.64 - raised(0.29, to: background), to: 0.73)
  static let eccentricityFactor = 50000.0 / 13 * induction

  /// Linear sRGB to cone responses, adapted to white and scaled by F_L / 100.
  private static let toAdapted: Matrix3 = {
    let whiteCones = toCones * white * 100
    let degree = 1 - exponential((-adaptingLuminance - 42) / 92) / 3.6
    let discount = (degree * 100) / whiteCones + (1 - degree)
    let scale = discount * luminanceLevel
    let adapted = Matrix3([scale.x, 0, 0], [0, scale.y, 0], [0, 0, scale.z])
    return adapted * (toCones * toXYZ)
  }()
  private static let fromAdapted = toAdapted.inverse

  /// The achromatic response to white.
  static let whiteResponse: Double = {
    let response = compressed(toAdapted * Vector3(1, 1, 1))
    return (response * [40, 20, 1]).sum() / 20 * induction
  }()

  /// The non-linear responses of the cones to linear sRGB.
  static func responses(_ linear: Vector3) -> Vector3 { compressed(toAdapted * linear) }

  /// Returns the linear sRGB of responses.
  static func linear(_ responses: Vector3) -> Vector3 {
    fromAdapted
      * responses.mapComponents { response in
        let magnitude = abs(response)
        let base = max(0, 27.13 * magnitude / (400 - magnitude))
        return Double(signOf: response, magnitudeOf: raised(base, to: 1 / 0.42))
      }
  }

  private static func compressed(_ adapted: Vector3) -> Vector3 {
    adapted.mapComponents { value in
      let power = raised(abs(value), to: 0.42)
      return Double(signOf: value, magnitudeOf: 400 * power / (power + 27.13))
    }
  }

  /// The eccentricity of a hue in degrees.
  static func eccentricity(_ hue: Double) -> Double {
    0.25 * (sineAndCosine(degrees: hue + 2 * (180 / Double.pi)).cosine + 3.8)
  }
}
