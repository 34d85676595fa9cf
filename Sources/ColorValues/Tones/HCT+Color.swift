extension HCT {
  /// The sRGB color of this tone and hue with this chroma, or with the greatest chroma in sRGB.
  ///
  /// Tone is exact; hue has priority over chroma. The search takes less than a hundred evaluations
  /// of the model.
  public var color: Color {
    let luminance = Lab.luminance(ofLightness: tone)
    let gray = TransferFunction.srgb.encode(Vector3(repeating: luminance)).clampedToUnit
    guard chroma >= 1e-4, tone > 1e-4, tone < 99.9999 else {
      return Color(.srgb, gray, alpha: 1, isLegacyNotation: true)
    }
    let linear =
      HueDirection(hue).linear(chroma: chroma, luminance: luminance)
      ?? GamutOutline(luminance: luminance).point(hue: hue)
    let rgb = TransferFunction.srgb.encode(linear.clampedToUnit).clampedToUnit
    return Color(.srgb, rgb, alpha: 1, isLegacyNotation: true)
  }
}

/// The colors of one hue in CAM16.
private struct HueDirection {
  private let cosine: Double
  private let sine: Double
  private let eccentricity: Double

  init(_ hue: Double) {
    (sine, cosine) = sineAndCosine(degrees: hue)
    eccentricity = CAM16.eccentricityFactor * CAM16.eccentricity(hue)
  }

  /// The tolerance by which a component may be outside 0…1.
  private static let tolerance = 1e-6
  private static let stepCount = 20

  /// Returns the linear sRGB of a chroma and a luminance, or `nil` if sRGB has no such color.
  ///
  /// Newton's method on the lightness of CAM16, whose square is nearly proportional to luminance.
  func linear(chroma: Double, luminance: Double) -> Vector3? {
    // In 0…1; the first estimate is the value of a gray.
    var lightness = 1.1 * luminance.squareRoot()
    for _ in 0..<HueDirection.stepCount {
      let linear = linear(chroma: chroma, lightness: lightness)
      let reached = (linear * CAM16.luminanceWeights).sum()
      guard reached > 0, reached.isFinite else { return nil }
      if abs(reached - luminance) < 1e-12 + 1e-10 * luminance {
        let isInside =
          linear.min() >= -HueDirection.tolerance && linear.max() <= 1 + HueDirection.tolerance
        return isInside ? linear : nil
      }
      lightness -= (reached - luminance) * lightness / (2 * reached)
      guard lightness > 0 else { return nil }
    }
    return nil
  }

  private func linear(chroma: Double, lightness: Double) -> Vector3 {
    let saturation = raised(
      chroma / (lightness.squareRoot() * CAM16.chromaFactor),
      to: 1 / 0.9
    )
    let achromatic =
      CAM16.whiteResponse * raised(lightness, to: 1 / CAM16.lightnessExponent) / CAM16.induction
    // The length of (a, b) that gives the saturation with this achromatic response.
    let length =
      23 * (achromatic + 0.305) * saturation
      / (23 * eccentricity + 11 * saturation * cosine + 108 * saturation * sine)
    let a = length * cosine
    let b = length * sine
    return CAM16.linear(
      Vector3(
        460 * achromatic + 451 * a + 288 * b,
        460 * achromatic - 891 * a - 261 * b,
        460 * achromatic - 220 * a - 6300 * b
      ) / 1403
    )
  }
}
