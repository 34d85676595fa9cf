/// A kind of color vision.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// All three kinds of cone.
  case normal
  /// No long-wave cones: reds look dark and are confused with greens.
  case protanopia
  /// No medium-wave cones: greens are confused with reds.
  case deuteranopia
  /// No short-wave cones: blues are confused with greens.
  case tritanopia
  /// No functional cones: only lightness is seen.
  case achromatopsia
}
