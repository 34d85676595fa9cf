import TextSupport

/// Hex notation: `#` and 3, 4, 6 or 8 hexadecimal digits.
enum HexColor {
  /// Returns the color if the whole text is a well-formed hex color.
  @inline(__always)
  static func color(_ bytes: UnsafeBufferPointer<UInt8>) -> Color? {
    let count = bytes.count
    guard count == 7 || count == 4 || count == 9 || count == 5, unsafe bytes[0] == 0x23 else {
      return nil
    }
    var digits: UInt32 = 0
    var check: UInt8 = 0
    var index = 1
    while index < count {
      let value = unsafe bytes[index].hexadecimalValue ?? 255
      check |= value
      digits = digits << 4 | UInt32(value & 15)
      index += 1
    }
    guard check < 16 else { return nil }
    if count > 5 { return count == 7 ? color(digits << 8 | 0xFF) : color(digits) }
    if count == 4 { digits = digits << 4 | 15 }
    // Each digit represents two: distribute the four over their bytes, then double them.
    let spread =
      (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | (digits & 0xF)
    return color(spread * 17)
  }

  /// Returns the sRGB color of 0xRRGGBBAA.
  @inline(__always)
  static func color(_ rgba: UInt32) -> Color {
    let rgb = Vector3(
      Double(rgba >> 24),
      Double(rgba >> 16 & 255),
      Double(rgba >> 8 & 255)
    )
    return Color(
      verified: .srgb,
      rgb / 255,
      alpha: Double(rgba & 255) / 255,
      isLegacyNotation: true
    )
  }
}
