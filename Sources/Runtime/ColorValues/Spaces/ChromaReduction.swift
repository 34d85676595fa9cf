extension LinearBasis {
  /// Returns the linear components of a color in OKLab, mapped into the gamut by a binary search for
  /// the OKLCH chroma at which clipping is not noticeable (css-color-4, "Sample pseudocode for the
  /// binary search gamut mapping with local MINDE").
  ///
  /// The lightness of the color is within 0…1. The search works in linear light, in which clipping
  /// and the gamut test have the same results.
  func chromaReduced(_ lab: Vector3) -> Vector3 {
    // The just noticeable difference in OKLab.
    let noticeable = 0.02
    let precision = 0.0001
    // The search halves the interval; this number of halvings suffices for all values of a `Double`.
    let largestStepCount = 1100

    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let direction = chroma > 0 ? Vector3(0, lab.y / chroma, lab.z / chroma) : .zero
    let gray = Vector3(lab.x, 0, 0)

    var current = fromLMS * Vector3.lms(oklab: lab)
    var clipped = current.clampedToUnit
    if difference(clipped, lab) < noticeable { return clipped }

    var lowest = 0.0
    var highest = chroma
    var lowestIsInside = true
    for _ in 0..<largestStepCount where highest - lowest > precision {
      let middle = lowest + (highest - lowest) / 2
      let candidate = gray + direction * middle
      current = fromLMS * Vector3.lms(oklab: candidate)
      if lowestIsInside, current.isInUnit {
        lowest = middle
        continue
      }
      clipped = current.clampedToUnit
      let error = difference(clipped, candidate)
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

  /// The difference in OKLab between linear components and a color in OKLab.
  @inline(__always)
  private func difference(_ linear: Vector3, _ lab: Vector3) -> Double {
    let delta = Vector3.oklab(lms: toLMS * linear) - lab
    return (delta * delta).sum().squareRoot()
  }
}
