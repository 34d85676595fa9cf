/// Roots of three components at once, faster than one library call for each.
///
/// Both begin with the inverse root, whose logarithm is a multiple of the logarithm of the value:
/// an integer division of the bits approximates it to a few percent. Two steps with terms of the
/// binomial series of (1 − e)^(−1/n), e = 1 − x·yⁿ, refine it to the precision of `Double` without
/// division. The relative error of the roots is below 2e-15 and that of the power 2.4 below 5e-15;
/// the tests verify this.
enum VectorRoots {
  /// A bound beyond which intermediate powers overflow a `Double`.
  private static let largest = 1e290

  @inline(__always)
  private static func isSmallEnough(_ x: Vector3) -> Bool {
    x.x < largest && x.y < largest && x.z < largest
  }

  /// Returns the cube roots, with the signs of the values.
  @inline(__always)
  static func cubeRoots(_ values: Vector3) -> Vector3 {
    let x = magnitudes(values)
    guard isSmallEnough(x) else { return values.mapComponents(cubeRoot) }
    return withSigns(of: values, x * squared(inverseCubeRoots(x)))
  }

  /// Returns the powers with exponent 2.4 of positive values.
  @inline(__always)
  static func powers24(_ x: Vector3) -> Vector3 {
    guard isSmallEnough(x) else { return x.mapComponents { raised($0, to: 2.4) } }
    // x^2.4 = (x · x^(-1/5))³
    let root = x * inverseFifthRoots(x)
    return root * root * root
  }

  /// Returns the powers with exponent 1/2.4 of positive values.
  @inline(__always)
  static func powers24Inverse(_ x: Vector3) -> Vector3 {
    guard isSmallEnough(x) else { return x.mapComponents { raised($0, to: 1 / 2.4) } }
    // x^(5/12) = √(√x · ∛x)
    return (x.squareRoot() * (x * squared(inverseCubeRoots(x)))).squareRoot()
  }

  // The polynomials are split in halves so that fewer operations depend on one another.

  @inline(__always)
  private static func inverseCubeRoots(_ x: Vector3) -> Vector3 {
    var y = estimate(x, 0x553E_E943_909E_349E, 3)
    let e = 1 - (x * y) * (y * y)
    let low = 1.0 / 3 + e * (2.0 / 9)
    let high = 14.0 / 81 + e * (35.0 / 243)
    y += (y * e) * (low + (e * e) * high)
    let rest = 1 - (x * y) * (y * y)
    return y + (y * rest) * (1.0 / 3 + rest * (2.0 / 9))
  }

  @inline(__always)
  private static func inverseFifthRoots(_ x: Vector3) -> Vector3 {
    var y = estimate(x, 0x4CB8_9C40_0E54_72BA, 5)
    let e = 1 - (x * y) * squared(squared(y))
    let low = 0.2 + e * 0.12
    let high = 0.088 + e * 0.0704
    y += (y * e) * (low + (e * e) * high)
    let rest = 1 - (x * y) * squared(squared(y))
    return y + (y * rest) * ((0.2 + rest * 0.12) + (rest * rest) * 0.088)
  }

  /// The constant was found by search: it minimizes the largest error of the estimate.
  @inline(__always)
  private static func estimate(_ x: Vector3, _ constant: UInt64, _ degree: UInt64) -> Vector3 {
    Vector3(
      Double(bitPattern: constant &- x.x.bitPattern / degree),
      Double(bitPattern: constant &- x.y.bitPattern / degree),
      Double(bitPattern: constant &- x.z.bitPattern / degree)
    )
  }

  @inline(__always)
  private static func squared(_ x: Vector3) -> Vector3 { x * x }

  @inline(__always)
  private static func magnitudes(_ values: Vector3) -> Vector3 {
    values.mapComponents(\.magnitude)
  }

  @inline(__always)
  private static func withSigns(of signs: Vector3, _ values: Vector3) -> Vector3 {
    Vector3(
      Double(signOf: signs.x, magnitudeOf: values.x),
      Double(signOf: signs.y, magnitudeOf: values.y),
      Double(signOf: signs.z, magnitudeOf: values.z)
    )
  }
}
