extension Color {
  /// How the colour looks to eyes with `vision`, as an sRGB colour within the gamut.
  ///
  /// The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
  /// Simulation of Color Vision Deficiency" (2009), at severity 1, applied to linear-light sRGB;
  /// colours out of the sRGB gamut are mapped into it first, and the result is clipped.
  public func simulating(_ vision: ColorVision) -> Color {
    guard let matrix = vision.matrix else { return self }
    let linear = fitted(to: .srgb).converted(to: .srgbLinear)
    let seen = matrix * Vector3(linear.c1, linear.c2, linear.c3)
    return Color(.srgbLinear, seen.x, seen.y, seen.z, alpha: alpha)
      .converted(to: .srgb)
      .fitted(to: .srgb, by: .clip)
  }
}

extension ColorVision {
  fileprivate var matrix: Matrix3? {
    switch self {
    case .normal: nil
    case .protanopia:
      Matrix3(
        0.152286,
        1.052583,
        -0.204868,
        0.114503,
        0.786281,
        0.099216,
        -0.003882,
        -0.048116,
        1.051998
      )
    case .deuteranopia:
      Matrix3(
        0.367322,
        0.860646,
        -0.227968,
        0.280085,
        0.672501,
        0.047413,
        -0.011820,
        0.042940,
        0.968881
      )
    case .tritanopia:
      Matrix3(
        1.255528,
        -0.076749,
        -0.178779,
        -0.078411,
        0.930809,
        0.147602,
        0.004733,
        0.691367,
        0.303900
      )
    }
  }
}
