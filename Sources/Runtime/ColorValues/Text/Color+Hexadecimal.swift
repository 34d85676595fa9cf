import TextSupport

extension Color {
  /// Creates the color of a text in hex notation, `#` and 3, 4, 6 or 8 hexadecimal digits; fails
  /// for any other text.
  @inline(__always)
  init?(hexNotation bytes: UnsafeBufferPointer<UInt8>) {
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
    if count > 5 {
      self.init(exactHexNumber: count == 7 ? digits << 8 | 0xFF : digits)
      return
    }
    if count == 4 { digits = digits << 4 | 15 }
    // Each digit represents two: distribute the four over their bytes, then double them.
    let spread =
      (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | (digits & 0xF)
    self.init(exactHexNumber: spread * 17)
  }

  /// Creates the sRGB color of the number 0xRRGGBBAA, as in ``exactHexNumber``.
  @inline(__always)
  package init(exactHexNumber rgba: UInt32) {
    let rgb = Vector3(
      Double(rgba >> 24),
      Double(rgba >> 16 & 255),
      Double(rgba >> 8 & 255)
    )
    self.init(
      verified: .srgb,
      rgb / 255,
      alpha: Double(rgba & 255) / 255,
      isLegacyNotation: true
    )
  }
}
