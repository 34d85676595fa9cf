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
