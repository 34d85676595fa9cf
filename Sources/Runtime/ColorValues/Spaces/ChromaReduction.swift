/// Reduction of OKLCH chroma by binary search, stopped where clipping is not noticeable
/// (css-color-4, "Sample pseudocode for the binary search gamut mapping with local MINDE").
enum ChromaReduction {
  /// The just noticeable difference in OKLab.
  private static let noticeable = 0.02
  private static let precision = 0.0001
  /// The search halves the interval; this number of halvings suffices for all values of a `Double`.
  private static let largestStepCount = 1100

  /// Maps a color whose OKLab lightness is within 0…1.
  ///
  /// Works in linear light, in which clipping and the gamut test have the same results.
  static func map(_ lab: Vector3, into basis: LinearBasis) -> Vector3 {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let direction = chroma > 0 ? Vector3(0, lab.y / chroma, lab.z / chroma) : .zero
    let gray = Vector3(lab.x, 0, 0)

    var current = basis.fromLMS * OKLab.toLMS(lab)
    var clipped = current.clampedToUnit
    if difference(clipped, lab, in: basis) < noticeable { return clipped }

    var lowest = 0.0
    var highest = chroma
    var lowestIsInside = true
    for _ in 0..<largestStepCount where highest - lowest > precision {
      let middle = lowest + (highest - lowest) / 2
      let candidate = gray + direction * middle
      current = basis.fromLMS * OKLab.toLMS(candidate)
      if lowestIsInside, current.isInUnit {
        lowest = middle
        continue
      }
      clipped = current.clampedToUnit
      let error = difference(clipped, candidate, in: basis)
      if error < noticeable {
        if noticeable - error < precision { return clipped }
        lowestIsInside = false
        lowest = middle
      } else {
        highest = middle
      }
    }
    return clipped
  }

  @inline(__always)
  private static func difference(
    _ linear: Vector3,
    _ lab: Vector3,
    in basis: LinearBasis
  ) -> Double {
    let delta = OKLab.fromLMS(basis.toLMS * linear) - lab
    return (delta * delta).sum().squareRoot()
  }
}
