/// A colour as it is written: a constant, or a recipe over references and the appearance.
///
/// Parsing folds everything that depends on nothing, so `color-mix(in srgb, red, blue)` is a
/// ``color(_:)``.
public enum ColorExpression: Hashable, Sendable {
  /// A constant.
  case color(Color)
  /// A reference to another colour by name, written `{name}`.
  case reference(String)
  /// A colour of an asset catalog, written `asset(Group/Name)`.
  case asset(String)
  /// `color-mix()`.
  indirect case mix(ColorMix)
  /// A colour derived from another by its channels, such as `oklch(from {accent} l c h / 50%)`.
  indirect case relative(RelativeColor)
  /// `light-dark()`: the first for a light appearance, the second for a dark one.
  indirect case lightDark(ColorExpression, ColorExpression)
  /// `contrast-color()`: black or white, whichever stands out more.
  indirect case contrast(ColorExpression)
}
