/// The conversion between a rectangular space (lightness and two axes) and its cylindrical form.
enum Polar {
  @inline(__always)
  static func fromRectangular(_ lab: Vector3) -> Vector3 {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    var hue = polarAngle(y: lab.z, x: lab.y) * (180 / Double.pi)
    if hue < 0 { hue += 360 }
    return Vector3(lab.x, chroma, hue >= 360 ? 0 : hue)
  }

  @inline(__always)
  static func toRectangular(_ lch: Vector3) -> Vector3 {
    let (sine, cosine) = sineAndCosine(degrees: lch.z)
    return Vector3(lch.x, lch.y * cosine, lch.y * sine)
  }
}
