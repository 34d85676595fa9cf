/// How ``Color/fitted(to:by:)`` brings a colour into a gamut.
///
/// The first two keep lightness and hue in OKLCH and reduce chroma; they differ visibly, which is
/// why the choice has a name. Display P3 green in sRGB: `#00fb29`, `#00f74f` and `#00ff00`.
public enum GamutMapping: Hashable, Sendable, CaseIterable {
  /// The binary search of css-color-4 with local minimum difference: keeps the most chroma.
  case css
  /// The ray trace of css-color-4: constant time, slightly less chroma.
  case rayTrace
  /// Each channel on its own, as graphics systems draw; shifts hue and lightness.
  case clip
}
