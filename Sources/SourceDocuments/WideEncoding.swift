/// An encoding with more than one byte per character, detected by its byte-order mark or its zero
/// bytes.
struct WideEncoding {
  /// The name with the byte order.
  let name: String

  /// The length of the byte-order mark, 0 if there is none.
  let markLength: Int

  /// Detects UTF-16 and UTF-32; nil for other encodings.
  ///
  /// Without a mark, the first character is assumed to be ASCII, as in YAML 1.2.2 (section 5.2).
  init?(of bytes: [UInt8]) {
    let (a, b, c, d) = (
      bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first, bytes.dropFirst(3).first
    )
    switch (a, b, c, d) {
    case (0xFF, 0xFE, 0, 0): self.init("UTF-32 (little-endian)", mark: 4)
    case (0, 0, 0xFE, 0xFF): self.init("UTF-32 (big-endian)", mark: 4)
    case (0xFF, 0xFE, _, _): self.init("UTF-16 (little-endian)", mark: 2)
    case (0xFE, 0xFF, _, _): self.init("UTF-16 (big-endian)", mark: 2)
    case (.some(1...0x7F), 0, 0, 0): self.init("UTF-32 (little-endian)", mark: 0)
    case (0, 0, 0, .some(1...0x7F)): self.init("UTF-32 (big-endian)", mark: 0)
    case (.some(1...0x7F), 0, .some(1...), 0): self.init("UTF-16 (little-endian)", mark: 0)
    case (0, .some(1...0x7F), 0, .some(1...)): self.init("UTF-16 (big-endian)", mark: 0)
    default: return nil
    }
  }

  private init(_ name: String, mark: Int) {
    self.name = name
    markLength = mark
  }
}
