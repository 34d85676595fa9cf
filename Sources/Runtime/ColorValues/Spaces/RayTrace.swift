extension LinearBasis {
  /// Returns the linear components of a color in OKLab, mapped into the gamut by tracing a ray from
  /// the gray axis to its surface (css-color-4, "Sample pseudocode for the ray trace gamut
  /// mapping").
  ///
  /// The mapping reduces OKLCH chroma. The lightness of the color is within 0…1.
  func rayTraced(_ lab: Vector3) -> Vector3 {
    let passCount = 4
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let direction = chroma > 0 ? Vector3(0, lab.y / chroma, lab.z / chroma) : .zero

    var anchor = fromLMS * Vector3.lms(oklab: Vector3(lab.x, 0, 0))
    var current = fromLMS * Vector3.lms(oklab: lab)
    for pass in 0..<passCount {
      if pass > 0 {
        // The intersection has another lightness and hue: keep its chroma, restore the other two.
        let hit = Vector3.oklab(lms: toLMS * current)
        let hitChroma = (hit.y * hit.y + hit.z * hit.z).squareRoot()
        let corrected = Vector3(lab.x, 0, 0) + direction * hitChroma
        current = fromLMS * Vector3.lms(oklab: corrected)
      }
      guard let hit = Self.intersection(from: anchor, to: current) else { break }
      if pass > 0, current.min() > 0, current.max() < 1 { anchor = current }
      current = hit
    }
    return current.clampedToUnit
  }

  /// Returns the intersection with the unit cube of the ray from one point through another, or
  /// `nil` if there is none.
  private static func intersection(from start: Vector3, to end: Vector3) -> Vector3? {
    let parallelTolerance = 1e-12
    var nearest = Double.infinity
    var farthest = -Double.infinity
    let direction = end - start
    for index in 0..<3 {
      let step = direction[index]
      if abs(step) > parallelTolerance {
        let first = -start[index] / step
        let second = (1 - start[index]) / step
        farthest = max(min(first, second), farthest)
        nearest = min(max(first, second), nearest)
      } else if start[index] < 0 || start[index] > 1 {
        return nil
      }
    }
    if farthest > nearest || nearest < 0 { return nil }
    let distance = farthest < 0 ? nearest : farthest
    return distance.isFinite ? start + direction * distance : nil
  }
}
