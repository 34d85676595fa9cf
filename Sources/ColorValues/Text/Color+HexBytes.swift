extension Color {
  /// The number 0xRRGGBBAA of a color in a legacy notation with exactly these bytes; nil for all other
  /// colors.
  package var exactHexNumber: UInt32? {
    guard space == .srgb, isLegacyNotation, missing == [], vector.isInUnit else { return nil }
    let number =
      UInt32(Color.byte(c1)) << 24 | UInt32(Color.byte(c2)) << 16 | UInt32(Color.byte(c3)) << 8
      | UInt32(Color.byte(alpha))
    return HexColor.color(number) == self ? number : nil
  }

  /// Creates the color with an ``exactHexNumber``.
  package init(exactHexNumber number: UInt32) { self = HexColor.color(number) }
}
