public import DynamicColors

/// The fixed sRGB colors of UIKit, with their documented components.
extension DynamicColor {
  /// Red, green and blue: 0, 0, 0.
  public static let black = DynamicColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Red, green and blue: ⅓, ⅓, ⅓.
  public static let darkGray = DynamicColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1)
  /// Red, green and blue: ⅔, ⅔, ⅔.
  public static let lightGray = DynamicColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1)
  /// Red, green and blue: 1, 1, 1.
  public static let white = DynamicColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Red, green and blue: 0.5, 0.5, 0.5.
  public static let gray = DynamicColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// Red, green and blue: 1, 0, 0.
  public static let red = DynamicColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red, green and blue: 0, 1, 0.
  public static let green = DynamicColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Red, green and blue: 0, 0, 1.
  public static let blue = DynamicColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red, green and blue: 0, 1, 1.
  public static let cyan = DynamicColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red, green and blue: 1, 1, 0.
  public static let yellow = DynamicColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red, green and blue: 1, 0, 1.
  public static let magenta = DynamicColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red, green and blue: 1, 0.5, 0.
  public static let orange = DynamicColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red, green and blue: 0.5, 0, 0.5.
  public static let purple = DynamicColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red, green and blue: 0.6, 0.4, 0.2.
  public static let brown = DynamicColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with alpha 0.
  public static let clear = DynamicColor(red: 0, green: 0, blue: 0, alpha: 0)
}
