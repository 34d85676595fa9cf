/// The range of colours of the display that a slot is for.
public enum AssetGamut: String, CaseIterable, Hashable, Sendable {
  /// Every display; what a slot without a gamut is for as well.
  case sRGB
  /// Displays with the wider range of Display P3.
  case displayP3 = "display-P3"
}
