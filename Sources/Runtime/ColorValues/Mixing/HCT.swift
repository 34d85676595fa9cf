/// Hue, chroma and tone: the space of Material's palettes.
///
/// Hue and chroma are those of CAM16, tone is CIE L\*. Tone alone determines the contrast ratio, so
/// that colors of two tones have the same ratio for all hues; see ``ToneContrast``.
///
/// ```swift
/// let red = HCT(try Color(css: "red"))       // 27.4, 113.4, 53.2
/// HCT(hue: red.hue, chroma: 48, tone: 40).color.hex   // "#9c4235"
/// ```
///
/// Source: Li et al., "Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS" (2017), under
/// the viewing conditions of Google's material-color-utilities.
public struct HCT: Hashable, Sendable {
  /// The hue in degrees, in 0..<360; it is meaningless if chroma is near 0.
  public let hue: Double
  /// The chroma, 0 for gray to about 120; the maximum in sRGB depends on hue and tone.
  public let chroma: Double
  /// The tone, 0 for black to 100 for white.
  public let tone: Double

  /// Creates coordinates of a color that may be outside sRGB; ``color`` is the nearest sRGB color.
  ///
  /// The hue is normalized to 0..<360, chroma and tone are clamped to their ranges, and NaN becomes
  /// 0.
  public init(hue: Double, chroma: Double, tone: Double) {
    self.hue = hue.normalizedHue
    self.chroma = chroma.clamped(to: 0...HCT.largestChroma)
    self.tone = tone.clamped(to: 0...100)
  }

  /// A bound far beyond all colors.
  private static let largestChroma = 1000.0

  /// Creates the coordinates of a color; alpha is ignored, and a color outside sRGB is mapped into
  /// it first.
  public init(_ color: Color) {
    let linear = TransferFunction.srgb.decode(color.fitted(to: .srgb).vector)
    let responses = HCT.responses(linear)
    let a = (responses * [11, -12, 1]).sum() / 11
    let b = (responses * [1, 1, -2]).sum() / 9
    let hue = (polarAngle(y: b, x: a) * (180 / Double.pi)).normalizedHue
    let achromatic = (responses * [40, 20, 1]).sum() / 20 * HCT.induction
    let lightness = raised(
      max(0, achromatic) / HCT.whiteResponse,
      to: HCT.lightnessExponent
    )
    let saturation =
      HCT.eccentricityFactor * HCT.eccentricity(hue) * (a * a + b * b).squareRoot()
      / ((responses * [20, 20, 21]).sum() / 20 + 0.305)
    self.init(
      hue: hue,
      chroma: raised(saturation, to: 0.9) * HCT.chromaFactor * lightness.squareRoot(),
      tone: Double.lightness(ofLuminance: (linear * HCT.luminanceWeights).sum())
    )
  }
}

extension HCT {
  /// The sRGB color of this tone and hue with this chroma, or with the greatest chroma in sRGB.
  ///
  /// Tone is exact; hue has priority over chroma. The search takes less than a hundred evaluations
  /// of the model.
  public var color: Color {
    let luminance = Double.luminance(ofLightness: tone)
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
    eccentricity = HCT.eccentricityFactor * HCT.eccentricity(hue)
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
      let reached = (linear * HCT.luminanceWeights).sum()
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
      chroma / (lightness.squareRoot() * HCT.chromaFactor),
      to: 1 / 0.9
    )
    let achromatic =
      HCT.whiteResponse * raised(lightness, to: 1 / HCT.lightnessExponent) / HCT.induction
    // The length of (a, b) that gives the saturation with this achromatic response.
    let length =
      23 * (achromatic + 0.305) * saturation
      / (23 * eccentricity + 11 * saturation * cosine + 108 * saturation * sine)
    let a = length * cosine
    let b = length * sine
    return HCT.linear(
      Vector3(
        460 * achromatic + 451 * a + 288 * b,
        460 * achromatic - 891 * a - 261 * b,
        460 * achromatic - 220 * a - 6300 * b
      ) / 1403
    )
  }
}

/// All the tones of one hue and chroma, from black to white.
///
/// ```swift
/// let palette = TonalPalette(try Color(css: "#b31711"))
/// palette.color(tone: 40).hex   // "#b91d15"
/// palette.color(tone: 90).hex   // "#ffdad5"
/// ```
public struct TonalPalette: Hashable, Sendable {
  /// The hue of all tones, in degrees.
  public let hue: Double
  /// The chroma of all tones, limited by sRGB.
  public let chroma: Double

  /// Creates a palette of a hue and a chroma of ``HCT``.
  public init(hue: Double, chroma: Double) {
    let key = HCT(hue: hue, chroma: chroma, tone: 50)
    self.hue = key.hue
    self.chroma = key.chroma
  }

  /// Creates the palette of a color.
  public init(_ color: Color) {
    let key = HCT(color)
    hue = key.hue
    chroma = key.chroma
  }

  /// Returns the color of a tone, 0 for black to 100 for white, in sRGB.
  ///
  /// As in Material's palettes tone 99 of a yellow (hue 105..<125) is the mean of tones 98 and 100,
  /// since the greatest chroma in sRGB looks green there.
  public func color(tone: Double) -> Color {
    guard tone == 99, (105..<125).contains(hue) else {
      return HCT(hue: hue, chroma: chroma, tone: tone).color
    }
    return color(tone: 98).mixed(with: color(tone: 100), in: .srgb)
  }
}
