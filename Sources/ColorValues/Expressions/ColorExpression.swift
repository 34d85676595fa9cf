/// A color expression: a constant, or a formula over references and the appearance.
///
/// Parsing folds all constant parts, so that `color-mix(in srgb, red, blue)` is a ``color(_:)``.
public enum ColorExpression: Hashable, Sendable {
  /// A constant.
  case color(Color)
  /// A reference to another color by name, written `{name}`.
  case reference(String)
  /// A color of an asset catalog, written `asset(Group/Name)`.
  case asset(String)
  /// `color-mix()`.
  indirect case mix(ColorMix)
  /// A color derived from the channels of another, such as `oklch(from {accent} l c h / 50%)`.
  indirect case relative(RelativeColor)
  /// `light-dark()`: the first color for a light appearance, the second for a dark appearance.
  indirect case lightDark(ColorExpression, ColorExpression)
  /// `contrast-color()`: black or white, whichever has more contrast.
  indirect case contrast(ColorExpression)
}
