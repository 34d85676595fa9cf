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
}
