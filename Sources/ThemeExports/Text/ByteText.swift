import ColorValues

/// Text that grows at its end, as bytes: exports write megabytes of it.
struct ByteText {
  private(set) var bytes: [UInt8] = []

  @inline(__always)
  static func += (text: inout ByteText, piece: String) {
    text.bytes.append(contentsOf: piece.utf8)
  }

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Appends bytes as they are.
  @inline(__always)
  mutating func append(_ piece: some Collection<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// Appends the same as `color.hex`.
  @inline(__always)
  mutating func appendHex(_ color: Color) {
    let (red, green, blue, alpha) = color.rgba8
    bytes.append(UInt8(ascii: "#"))
    append(red)
    append(green)
    append(blue)
    if alpha != 255 { append(alpha) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    bytes.append(Self.digit(byte >> 4))
    bytes.append(Self.digit(byte & 15))
  }

  @inline(__always)
  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
