/// CIEDE2000, after Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation
/// Notes, Supplementary Test Data, and Mathematical Observations" (2005), with kL = kC = kH = 1.
extension Vector3 {
  /// Returns the difference of two colors in CIE Lab.
  static func ciede2000(_ first: Vector3, _ second: Vector3) -> Double {
    let meanChroma = (chroma(first.y, first.z) + chroma(second.y, second.z)) / 2
    let stretch = 1 + 0.5 * (1 - seventhPowerRatio(meanChroma))
    let a1 = first.y * stretch
    let a2 = second.y * stretch
    let c1 = chroma(a1, first.z)
    let c2 = chroma(a2, second.z)
    let h1 = hue(a1, first.z)
    let h2 = hue(a2, second.z)

    let deltaL = second.x - first.x
    let deltaC = c2 - c1
    var deltaHue = 0.0
    var meanHue = h1 + h2
    if c1 * c2 != 0 {
      deltaHue = h2 - h1
      if abs(deltaHue) <= 180 {
        meanHue /= 2
      } else {
        meanHue = (meanHue + (meanHue < 360 ? 360 : -360)) / 2
        deltaHue += deltaHue > 0 ? -360 : 360
      }
    }
    let deltaH = 2 * (c1 * c2).squareRoot() * sineAndCosine(degrees: deltaHue / 2).sine

    let meanL = (first.x + second.x) / 2
    let meanC = (c1 + c2) / 2
    let t =
      1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue)
      + 0.32 * cosine(3 * meanHue + 6) - 0.20 * cosine(4 * meanHue - 63)
    let offset = (meanHue - 275) / 25
    let rotationAngle = 30 * exponential(-offset * offset)
    let rotation =
      -sineAndCosine(degrees: 2 * rotationAngle).sine * 2 * seventhPowerRatio(meanC)
    let lightnessTerm = (meanL - 50) * (meanL - 50)
    let scaledL = deltaL / (1 + 0.015 * lightnessTerm / (20 + lightnessTerm).squareRoot())
    let scaledC = deltaC / (1 + 0.045 * meanC)
    let scaledH = deltaH / (1 + 0.015 * meanC * t)
    let square =
      scaledL * scaledL + scaledC * scaledC + scaledH * scaledH + rotation * scaledC * scaledH
    // Components so large that the terms overflow have the greatest difference.
    return square.isFinite ? Swift.max(0, square).squareRoot() : .greatestFiniteMagnitude
  }
}

/// The term √(C⁷ / (C⁷ + 25⁷)).
private func seventhPowerRatio(_ chroma: Double) -> Double {
  let square = chroma * chroma
  let seventh = square * square * square * chroma
  guard seventh.isFinite else { return 1 }
  return (seventh / (seventh + 6_103_515_625)).squareRoot()
}

private func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

private func cosine(_ degrees: Double) -> Double {
  sineAndCosine(degrees: degrees).cosine
}

private func hue(_ a: Double, _ b: Double) -> Double {
  if a == 0, b == 0 { return 0 }
  let angle = polarAngle(y: b, x: a) * (180 / Double.pi)
  return angle < 0 ? angle + 360 : angle
}
