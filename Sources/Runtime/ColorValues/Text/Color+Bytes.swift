import TextSupport

extension Color {
  /// The color as bytes of sRGB and alpha: gamut-mapped as in CSS, rounded half up.
  public var rgba8: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    var rgb = space == .srgb ? vector : vector(in: .srgb)
    if !rgb.isInUnit { rgb = fitted(to: .srgb).vector }
    return (Color.byte(rgb.x), Color.byte(rgb.y), Color.byte(rgb.z), Color.byte(alpha))
  }

  /// The color in the shortest hex notation with full bytes: `#rrggbb`, or `#rrggbbaa` if alpha is
  /// below 1.
  ///
  /// The same bytes as ``rgba8``, in lowercase.
  public var hex: String {
    let (red, green, blue, alpha) = rgba8
    let count = alpha == 255 ? 7 : 9
    return unsafe String(unsafeUninitializedCapacity: count) { buffer in
      unsafe buffer[0] = 0x23
      var digits =
        UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
      for index in 1..<count {
        unsafe buffer[index] = UInt8(truncatingIfNeeded: digits >> 28).hexadecimalDigit()
        digits <<= 4
      }
      return count
    }
  }

  /// Returns a component in 0…1 as a byte, rounded half up.
  ///
  /// A value below a half by at most the noise of single precision counts as a half, so that `hsl(0
  /// 0% 49.999999%)` is 128 as in browsers.
  @inline(__always)
  static func byte(_ value: Double) -> UInt8 {
    UInt8((value * 255 + 0.500005).clamped(to: 0...255))
  }
}

extension Color {
  /// The number 0xRRGGBBAA of a color in a legacy notation with exactly these bytes; nil for all
  /// other colors.
  package var exactHexNumber: UInt32? {
    guard space == .srgb, isLegacyNotation, missing == [], vector.isInUnit else { return nil }
    let number =
      UInt32(Color.byte(c1)) << 24 | UInt32(Color.byte(c2)) << 16 | UInt32(Color.byte(c3)) << 8
      | UInt32(Color.byte(alpha))
    return Color(exactHexNumber: number) == self ? number : nil
  }
}
