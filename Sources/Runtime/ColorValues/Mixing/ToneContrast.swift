/// Contrast ratios of WCAG 2.2 between tones, for any two colors of these tones.
///
/// Tones are CIE L\*, 0…100, as in ``HCT`` and ``Color/tone``; values outside are clamped.
public enum ToneContrast {
  /// Returns the contrast ratio of two tones, 1…21.
  ///
  /// `ToneContrast.ratio(100, 50)` is 4.48.
  public static func ratio(_ first: Double, _ second: Double) -> Double {
    let one = Double.luminance(ofLightness: first.clamped(to: 0...100))
    let other = Double.luminance(ofLightness: second.clamped(to: 0...100))
    return Color.contrastRatio(one, other)
  }

  /// Returns the darkest lighter tone that has a ratio to a tone, or `nil` if none does.
  ///
  /// It is lighter by ``safety`` than required, so that the ratio survives rounding to bytes.
  public static func lighterTone(than tone: Double, ratio: Double) -> Double? {
    guard (0...100).contains(tone) else { return nil }
    let darker = Double.luminance(ofLightness: tone)
    let lighter = ratio * (darker + 0.05) - 0.05
    guard hasRatio(ratio, darker: darker, lighter: lighter) else { return nil }
    let result = Double.lightness(ofLuminance: lighter) + safety
    return (0...100).contains(result) ? result : nil
  }

  /// Returns the lightest darker tone that has a ratio to a tone, or `nil` if none does.
  ///
  /// It is darker by ``safety`` than required, so that the ratio survives rounding to bytes.
  public static func darkerTone(than tone: Double, ratio: Double) -> Double? {
    guard (0...100).contains(tone) else { return nil }
    let lighter = Double.luminance(ofLightness: tone)
    let darker = (lighter + 0.05) / ratio - 0.05
    guard hasRatio(ratio, darker: darker, lighter: lighter) else { return nil }
    let result = Double.lightness(ofLuminance: darker) - safety
    return (0...100).contains(result) ? result : nil
  }

  /// The additional tone difference beyond the ratio, as in Material.
  public static let safety = 0.4

  /// Whether two luminances exist and have a ratio, except for rounding.
  private static func hasRatio(_ ratio: Double, darker: Double, lighter: Double) -> Bool {
    guard (0...1).contains(darker), (0...1).contains(lighter) else { return false }
    return Color.contrastRatio(darker, lighter) >= ratio - 0.04
  }
}

extension Color {
  /// The tone: CIE L\* of the luminance relative to white D65, 0 for black to 100 for white.
  ///
  /// A tone difference of 50 gives a contrast ratio of at least 4.5, and one of 40 at least 3.
  public var tone: Double {
    Double.lightness(ofLuminance: converted(to: .xyzD65).c2)
      .clamped(to: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  /// Returns the difference of the tones of two colors, 0…100; both count as opaque.
  public func toneDifference(to other: Color) -> Double { abs(tone - other.tone) }
}
