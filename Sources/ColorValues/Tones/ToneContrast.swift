/// Contrast ratios between tones: what ratio of WCAG 2.2 any two colours of two tones have.
///
/// Tones are CIE L\*, 0…100, as in ``HCT`` and ``Color/tone``; those outside are clamped.
public enum ToneContrast {
  /// The contrast ratio of two tones, 1…21.
  ///
  /// `ToneContrast.ratio(100, 50)` is 4.48.
  public static func ratio(_ first: Double, _ second: Double) -> Double {
    let one = Lab.luminance(ofLightness: first.clamped(0, 100))
    let other = Lab.luminance(ofLightness: second.clamped(0, 100))
    return ratio(ofLuminances: one, other)
  }

  /// The least lighter tone that has a ratio to a tone, or `nil` when none does.
  ///
  /// It is ``safety`` lighter than it need be, so that the ratio survives rounding to bytes.
  public static func lighterTone(than tone: Double, ratio: Double) -> Double? {
    guard (0...100).contains(tone) else { return nil }
    let darker = Lab.luminance(ofLightness: tone)
    let lighter = ratio * (darker + 0.05) - 0.05
    guard reaches(ratio, darker, lighter) else { return nil }
    let result = Lab.lightness(ofLuminance: lighter) + safety
    return (0...100).contains(result) ? result : nil
  }

  /// The greatest darker tone that has a ratio to a tone, or `nil` when none does.
  ///
  /// It is ``safety`` darker than it need be, so that the ratio survives rounding to bytes.
  public static func darkerTone(than tone: Double, ratio: Double) -> Double? {
    guard (0...100).contains(tone) else { return nil }
    let lighter = Lab.luminance(ofLightness: tone)
    let darker = (lighter + 0.05) / ratio - 0.05
    guard reaches(ratio, darker, lighter) else { return nil }
    let result = Lab.lightness(ofLuminance: darker) - safety
    return (0...100).contains(result) ? result : nil
  }

  /// What tones are moved by beyond the ratio, as Material does.
  public static let safety = 0.4

  /// Whether two luminances exist and do not fall short of a ratio by more than rounding.
  private static func reaches(_ ratio: Double, _ darker: Double, _ lighter: Double) -> Bool {
    guard (0...1).contains(darker), (0...1).contains(lighter) else { return false }
    return Self.ratio(ofLuminances: darker, lighter) >= ratio - 0.04
  }

  private static func ratio(ofLuminances first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
