/// Text that is written piece by piece, as bytes.
struct TextBuffer {
  private(set) var bytes: [UInt8] = []

  @inline(__always)
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ other: TextBuffer) { bytes.append(contentsOf: other.bytes) }

  /// Appends a level of indentation a number of times.
  mutating func indent(_ depth: Int) {
    for _ in 0..<depth { bytes.append(contentsOf: [0x20, 0x20]) }
  }

  static func += (buffer: inout TextBuffer, text: String) { buffer.append(text) }
}
