/// A way in which eyes see colour.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// All three kinds of cone.
  case normal
  /// No long-wave cones: reds look dark, and are taken for greens.
  case protanopia
  /// No medium-wave cones: greens are taken for reds.
  case deuteranopia
  /// No short-wave cones: blues are taken for greens.
  case tritanopia
  /// No cones that tell colours apart: only lightness is seen.
  case achromatopsia
}
