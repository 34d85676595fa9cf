import ColorValues

/// The fixed sRGB colors of UIKit, with their documented components.
///
/// UIKit's names differ from CSS names: ``DynamicColor/green`` is `#00ff00`, which CSS calls `lime`.
/// CSS's `green` is `#008000`. For the colors of CSS, use `Color(css:)`.
extension DynamicColor {
  /// Gray: 0.
  public static let black = DynamicColor(gray: 0, alpha: 1)
  /// Gray: ⅓.
  public static let darkGray = DynamicColor(gray: 1 / 3, alpha: 1)
  /// Gray: ⅔.
  public static let lightGray = DynamicColor(gray: 2 / 3, alpha: 1)
  /// Gray: 1.
  public static let white = DynamicColor(gray: 1, alpha: 1)
  /// Gray: 0.5.
  public static let gray = DynamicColor(gray: 0.5, alpha: 1)
  /// Red, green and blue: 1, 0, 0.
  public static let red = DynamicColor(Color(.srgb, 1, 0, 0))
  /// Red, green and blue: 0, 1, 0; the CSS color `lime`.
  public static let green = DynamicColor(Color(.srgb, 0, 1, 0))
  /// Red, green and blue: 0, 0, 1.
  public static let blue = DynamicColor(Color(.srgb, 0, 0, 1))
  /// Red, green and blue: 0, 1, 1.
  public static let cyan = DynamicColor(Color(.srgb, 0, 1, 1))
  /// Red, green and blue: 1, 1, 0.
  public static let yellow = DynamicColor(Color(.srgb, 1, 1, 0))
  /// Red, green and blue: 1, 0, 1.
  public static let magenta = DynamicColor(Color(.srgb, 1, 0, 1))
  /// Red, green and blue: 1, 0.5, 0.
  public static let orange = DynamicColor(Color(.srgb, 1, 0.5, 0))
  /// Red, green and blue: 0.5, 0, 0.5.
  public static let purple = DynamicColor(Color(.srgb, 0.5, 0, 0.5))
  /// Red, green and blue: 0.6, 0.4, 0.2.
  public static let brown = DynamicColor(Color(.srgb, 0.6, 0.4, 0.2))
  /// Black with alpha 0.
  public static let clear = DynamicColor(gray: 0, alpha: 0)

  /// Creates a fixed sRGB gray.
  package convenience init(gray: Double, alpha: Double) {
    self.init(Color(.srgb, gray, gray, gray, alpha: alpha), isGray: true)
  }

  /// Creates a fixed color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - isGray: Whether it was created from a single component.
  package convenience init(_ color: Color, isGray: Bool) {
    self.init(FixedColor(color, isGray: isGray))
  }
}
