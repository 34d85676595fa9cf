/// A kind of color vision.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// All three kinds of cone.
  case normal
  /// No long-wave cones: reds look dark and are confused with greens.
  case protanopia
  /// No medium-wave cones: greens are confused with reds.
  case deuteranopia
  /// No short-wave cones: blues are confused with greens.
  case tritanopia
  /// No functional cones: only lightness is seen.
  case achromatopsia
}

extension Color {
  /// Returns the color as seen with a kind of color vision, as an sRGB color within the gamut.
  ///
  /// The model of Machado, Oliveira and Fernandes (2009) works on linear-light sRGB. A color out of
  /// the sRGB gamut is mapped into it first, and the result is clipped. For
  /// ``ColorVision/achromatopsia`` it is the gray of the same luminance.
  ///
  /// ```swift
  /// try Color(css: "red").simulating(.protanopia).hex                  // "#6d5f00"
  /// try Color(css: "red").simulating(.protanopia, severity: 0.5).hex   // "#b45600"
  /// ```
  ///
  /// - Parameters:
  ///   - vision: The kind of color vision.
  ///   - severity: The severity, clamped to 0 for normal to 1 for complete.
  /// - Returns: An sRGB color with the same alpha, or the color itself if there is nothing to
  ///   simulate.
  public func simulating(_ vision: ColorVision, severity: Double = 1) -> Color {
    let severity = severity.clamped(to: 0...1)
    guard vision != .normal, severity > 0 else { return self }
    let linear = TransferFunction.srgb.decode(fitted(to: .srgb).vector)
    let seen = vision.seen(linear, severity: severity)
    return Color(
      .srgb,
      TransferFunction.srgb.encode(seen.clampedToUnit).clampedToUnit,
      alpha: alpha,
      isLegacyNotation: false
    )
  }
}

extension ColorVision {
  /// Returns linear-light sRGB as it is seen, not clipped.
  fileprivate func seen(_ linear: Vector3, severity: Double) -> Vector3 {
    switch self {
    case .normal: linear
    case .achromatopsia:
      linear * (1 - severity) + Vector3(repeating: (LinearBasis.srgb.toXYZ * linear).y) * severity
    case .protanopia:
      Matrix3.protan.matrix(severity: severity) * linear
    case .deuteranopia:
      Matrix3.deutan.matrix(severity: severity) * linear
    case .tritanopia:
      Matrix3.tritan.matrix(severity: severity) * linear
    }
  }
}
