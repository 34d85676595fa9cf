/// The display gamut of a slot.
public enum AssetGamut: String, CaseIterable, Hashable, Sendable {
  /// All displays; the default of a slot without a gamut.
  case sRGB
  /// Displays with the gamut of Display P3.
  case displayP3 = "display-P3"
}
