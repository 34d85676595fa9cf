extension Color {
  /// The colour with more lightness in OKLab; hue and chroma stay.
  ///
  /// Equal amounts look equally strong on any colour, which those of HSL do not. The result keeps
  /// the space of the colour and may lie outside sRGB; ``hex`` and ``fitted(to:by:)`` bring it in.
  ///
  /// ```swift
  /// try Color(css: "#336699").lightened(by: 0.1).hex   // "#5084b9"
  /// ```
  ///
  /// - Parameter amount: What is added to the lightness, which is 0 for black to 1 for white and
  ///   is clamped to that range.
  /// - Returns: The lighter colour.
  public func lightened(by amount: Double) -> Color {
    adjusted { Vector3(($0.x + amount).clamped(0, 1), $0.y, $0.z) }
  }

  /// The colour with less lightness in OKLab: the opposite of ``lightened(by:)``.
  public func darkened(by amount: Double) -> Color { lightened(by: -amount) }

  /// The colour with more chroma in OKLCH; lightness and hue stay, so a gray stays gray.
  ///
  /// - Parameter amount: The part of its chroma that is added: 0.2 for a fifth more, −1 for gray.
  /// - Returns: The more colourful colour.
  public func saturated(by amount: Double) -> Color {
    adjusted { lab in
      let factor = max(0, 1 + amount)
      return Vector3(lab.x, lab.y * factor, lab.z * factor)
    }
  }

  /// The colour with less chroma in OKLCH: the opposite of ``saturated(by:)``; 1 gives gray.
  public func desaturated(by amount: Double) -> Color { saturated(by: -amount) }

  /// The colour with its components in OKLab changed, in its own space.
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
