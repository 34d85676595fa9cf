import PlatformSupport

/// The angle of a point, faster than the library's `atan2` and within 5e-16 of it.
enum PolarAngle {
  /// The angle in radians from the axis of x to a point, with the sign of y.
  ///
  /// The point is mirrored and rotated until its tangent is within ±tan(π/8), where a polynomial of
  /// least maximum error (Remez, error 1e-16) gives the angle with one division.
  @inline(__always)
  static func radians(_ y: Double, _ x: Double) -> Double {
    let (flat, steep) = (x.magnitude, y.magnitude)
    let (small, large) = steep < flat ? (steep, flat) : (flat, steep)
    // Within these bounds no sum or quotient overflows; NaN is outside.
    guard small >= 0, large > 1e-300, large < 1e300 else { return atan2(y, x) }
    // A factor instead of branches, which could not be predicted.
    let turn = small > 0.41421356237309503 * large ? 1.0 : 0
    let tangent = (small - turn * large) / (large + turn * small)
    let s = tangent * tangent
    let s2 = s * s
    let s4 = s2 * s2
    // In pairs, so that few operations depend on one another.
    let low = (-0.3333333333333325 + s * 0.19999999999898324)
    let next = (-0.14285714266082286 + s * 0.11111109635603637)
    let middle = (-0.0909085252708432 + s * 0.07691054614766843)
    let upper = (-0.06649607952873955 + s * 0.057362969565580575)
    let high = (-0.04483218620869821 + s * 0.022748939648276276)
    let tail = (low + s2 * next) + s4 * ((middle + s2 * upper) + s4 * high)
    var angle = turn * (Double.pi / 4) + (tangent + (tangent * s) * tail)
    if steep >= flat { angle = Double.pi / 2 - angle }
    if x < 0 { angle = Double.pi - angle }
    return Double(signOf: y, magnitudeOf: angle)
  }
}
