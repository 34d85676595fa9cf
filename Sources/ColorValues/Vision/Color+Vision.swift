extension Color {
  /// Returns the color as seen with a kind of color vision, as an sRGB color within the gamut.
  ///
  /// The models work on linear-light sRGB. A color out of the sRGB gamut is mapped into it first,
  /// and the result is clipped. For ``ColorVision/achromatopsia`` it is the gray of the same
  /// luminance.
  ///
  /// ```swift
  /// try Color(css: "red").simulating(.protanopia).hex                  // "#6d5f00"
  /// try Color(css: "red").simulating(.protanopia, severity: 0.5).hex   // "#b45600"
  /// ```
  ///
  /// - Parameters:
  ///   - vision: The kind of color vision.
  ///   - severity: The severity, clamped to 0 for normal to 1 for complete. Machado's model has
  ///     matrices for each tenth; the others mix the result with the color itself, in linear light.
  ///   - model: The model of the deficiency.
  /// - Returns: An sRGB color with the same alpha, or the color itself if there is nothing to
  ///   simulate.
  public func simulating(
    _ vision: ColorVision,
    severity: Double = 1,
    model: VisionModel = .machado
  ) -> Color {
    let severity = severity.clamped(0, 1)
    guard vision != .normal, severity > 0 else { return self }
    let linear = TransferFunction.srgb.decode(fitted(to: .srgb).vector)
    let seen = vision.seen(linear, severity: severity, by: model)
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
  fileprivate func seen(_ linear: Vector3, severity: Double, by model: VisionModel) -> Vector3 {
    switch (self, model) {
    case (.normal, _): linear
    case (.achromatopsia, _):
      linear.mixed(Vector3(repeating: (LinearBasis.srgb.toXYZ * linear).y), severity)
    case (.protanopia, .machado):
      MachadoMatrices.matrix(MachadoMatrices.protan, severity: severity) * linear
    case (.deuteranopia, .machado):
      MachadoMatrices.matrix(MachadoMatrices.deutan, severity: severity) * linear
    case (.tritanopia, .machado):
      MachadoMatrices.matrix(MachadoMatrices.tritan, severity: severity) * linear
    case (.protanopia, .brettel): linear.mixed(Brettel.protan.seen(linear), severity)
    case (.deuteranopia, .brettel): linear.mixed(Brettel.deutan.seen(linear), severity)
    case (.tritanopia, .brettel): linear.mixed(Brettel.tritan.seen(linear), severity)
    case (.protanopia, .vienot): linear.mixed(VienotMatrices.protan * linear, severity)
    case (.deuteranopia, .vienot): linear.mixed(VienotMatrices.deutan * linear, severity)
    case (.tritanopia, .vienot): linear.mixed(VienotMatrices.tritan * linear, severity)
    }
  }
}

extension Vector3 {
  @inline(__always)
  fileprivate func mixed(_ other: Vector3, _ share: Double) -> Vector3 {
    self + (other - self) * share
  }
}
