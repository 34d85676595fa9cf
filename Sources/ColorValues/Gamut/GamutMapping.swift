/// The method by which ``Color/fitted(to:by:)`` maps a color into a gamut.
///
/// The first two keep lightness and hue in OKLCH and reduce chroma; their results differ visibly.
/// Display P3 green in sRGB: `#00fb29`, `#00f74f` and `#00ff00`.
public enum GamutMapping: Hashable, Sendable, CaseIterable {
  /// The binary search of css-color-4 with local minimum difference: it keeps the most chroma.
  case css
  /// The ray trace of css-color-4: it takes constant time and keeps slightly less chroma.
  case rayTrace
  /// Independent clipping of each channel, as in graphics systems; it shifts hue and lightness.
  case clip
}
