extension Color {
  /// Returns the color with more lightness in OKLab and the same hue and chroma.
  ///
  /// Equal amounts are perceived as equal for all colors, unlike in HSL. The result keeps the space
  /// of the color and may be outside sRGB; ``hex`` and ``fitted(to:by:)`` map it into sRGB.
  ///
  /// ```swift
  /// try Color(css: "#336699").lightened(by: 0.1).hex   // "#5084b9"
  /// ```
  ///
  /// - Parameter amount: The increase of the lightness, which is 0 for black to 1 for white and is
  ///   clamped to that range.
  /// - Returns: The lighter color.
  public func lightened(by amount: Double) -> Color {
    adjusted { Vector3(($0.x + amount).clamped(to: 0...1), $0.y, $0.z) }
  }

  /// Returns the color with less lightness in OKLab: the inverse of ``lightened(by:)``.
  public func darkened(by amount: Double) -> Color { lightened(by: -amount) }

  /// Returns the color with more chroma in OKLCH and the same lightness and hue, so that a gray
  /// remains gray.
  ///
  /// - Parameter amount: The fraction of the chroma to add: 0.2 for a fifth more, −1 for gray.
  /// - Returns: The more saturated color.
  public func saturated(by amount: Double) -> Color {
    adjusted { lab in
      let factor = max(0, 1 + amount)
      return Vector3(lab.x, lab.y * factor, lab.z * factor)
    }
  }

  /// Returns the color with less chroma in OKLCH: the inverse of ``saturated(by:)``; 1 gives gray.
  public func desaturated(by amount: Double) -> Color { saturated(by: -amount) }

  /// Returns the color with its components in OKLab changed, in its own space.
  private func adjusted(_ change: (Vector3) -> Vector3) -> Color {
    Color(
      .oklab,
      change(vector(in: .oklab)),
      alpha: alpha,
      missing: missing.intersection(.alpha),
      isLegacyNotation: false
    ).converted(to: space)
  }
}
