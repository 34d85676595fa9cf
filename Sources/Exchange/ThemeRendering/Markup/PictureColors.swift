import ColorValues

/// The neutral colors of pictures, besides those of the theme.
enum PictureColors {
  static let paper = gray(250)
  static let foreground = gray(24)
  static let secondary = gray(96)
  static let alarm = Color(.srgb, 200.0 / 255, 30.0 / 255, 45.0 / 255)

  /// The color of highlights, which is visible on any theme.
  static let marker = Color(.srgb, 1, 0.2, 0.45)

  private static func gray(_ level: Double) -> Color {
    Color(.srgb, level / 255, level / 255, level / 255)
  }
}
