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
    let responses = CAM16.responses(linear)
    let a = (responses * [11, -12, 1]).sum() / 11
    let b = (responses * [1, 1, -2]).sum() / 9
    let hue = (polarAngle(y: b, x: a) * (180 / Double.pi)).normalizedHue
    let achromatic = (responses * [40, 20, 1]).sum() / 20 * CAM16.induction
    let lightness = raised(
      max(0, achromatic) / CAM16.whiteResponse,
      to: CAM16.lightnessExponent
    )
    let saturation =
      CAM16.eccentricityFactor * CAM16.eccentricity(hue) * (a * a + b * b).squareRoot()
      / ((responses * [20, 20, 21]).sum() / 20 + 0.305)
    self.init(
      hue: hue,
      chroma: raised(saturation, to: 0.9) * CAM16.chromaFactor * lightness.squareRoot(),
      tone: Lab.lightness(ofLuminance: (linear * CAM16.luminanceWeights).sum())
    )
  }
}
