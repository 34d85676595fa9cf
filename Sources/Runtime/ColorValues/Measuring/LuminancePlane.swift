/// The sRGB colors of one relative luminance (WCAG 2.2): a plane cut by the cube of the channels.
struct LuminancePlane {
  private static let weights: Vector3 = [0.2126, 0.7152, 0.0722]
  let luminance: Double

  /// Returns the encoded components of the color of the plane that differs least from a color in
  /// Lab, by CIEDE2000.
  ///
  /// The least distance lies within the plane or on one of the six edges where a face of the cube
  /// cuts it; each is sampled evenly and the best sample refined by steps that halve.
  func nearest(to target: Vector3) -> Vector3 {
    var best = Candidate(rgb: Vector3(repeating: 0), distance: .infinity)
    best.improve(search(target) { inner(red: $0, blue: $1) })
    for (fixed, free, solved) in [(0, 2, 1), (2, 0, 1), (1, 2, 0)] {
      for end in [0.0, 1] {
        best.improve(
          search(target, isLine: true) { place, _ in
            edge(fixed: (fixed, end), free: (free, place), solvingFor: solved)
          }
        )
      }
    }
    return best.rgb
  }

  private struct Candidate {
    var rgb: Vector3
    var distance: Double
    var u = 0.0
    var v = 0.0

    mutating func improve(_ other: Candidate) {
      if other.distance < distance { self = other }
    }
  }

  private static let sampleCount = 24
  private static let finestStep = 1e-7

  /// Samples a square, or a line, and refines the best sample.
  private func search(
    _ target: Vector3,
    isLine: Bool = false,
    _ point: (Double, Double) -> Vector3?
  ) -> Candidate {
    func candidate(_ u: Double, _ v: Double) -> Candidate {
      guard (0...1).contains(u), (0...1).contains(v), let linear = point(u, v) else {
        return Candidate(rgb: .zero, distance: .infinity)
      }
      let lab = Vector3.lab(xyz50: LinearBasis.srgb.toXYZ50 * linear)
      let rgb = TransferFunction.srgb.encode(linear).clampedToUnit
      return Candidate(rgb: rgb, distance: Vector3.ciede2000(target, lab), u: u, v: v)
    }
    var best = Candidate(rgb: .zero, distance: .infinity)
    let steps = Double(Self.sampleCount)
    for column in 0...Self.sampleCount {
      for row in 0...(isLine ? 0 : Self.sampleCount) {
        best.improve(candidate(Double(column) / steps, Double(row) / steps))
      }
    }
    guard best.distance.isFinite else { return best }
    var step = 1 / steps
    while step > Self.finestStep {
      let (u, v) = (best.u, best.v)
      for du in [-step, 0, step] {
        for dv in isLine ? [0] : [-step, 0, step] { best.improve(candidate(u + du, v + dv)) }
      }
      if best.u == u, best.v == v { step /= 2 }
    }
    return best
  }

  /// Returns linear components from encoded red and blue; green follows from the luminance.
  private func inner(red: Double, blue: Double) -> Vector3? {
    let linear = TransferFunction.srgb.decode(Vector3(red, 0, blue))
    return solved(linear, for: 1)
  }

  /// Returns linear components from the encoded values of a fixed and a free component; the third
  /// follows from the luminance.
  private func edge(
    fixed: (index: Int, value: Double),
    free: (index: Int, value: Double),
    solvingFor index: Int
  ) -> Vector3? {
    var encoded = Vector3.zero
    encoded[fixed.index] = fixed.value
    encoded[free.index] = free.value
    return solved(TransferFunction.srgb.decode(encoded), for: index)
  }

  /// Returns the components with one of them, which is 0, set to the rest of the luminance.
  private func solved(_ linear: Vector3, for index: Int) -> Vector3? {
    let rest = luminance - (linear * Self.weights).sum()
    let value = rest / Self.weights[index]
    guard value >= -1e-12, value <= 1 + 1e-12 else { return nil }
    var result = linear
    result[index] = value.clamped(to: 0...1)
    return result
  }
}
