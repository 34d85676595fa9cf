/// The layout of the arena of copied texts: a length in four bytes, little-endian, then the text.
enum NodeText {
  static func append(_ text: UnsafeBufferPointer<UInt8>, to arena: inout [UInt8]) -> UInt32 {
    let offset = UInt32(truncatingIfNeeded: arena.count)
    let length = UInt32(truncatingIfNeeded: text.count)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      arena.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    unsafe arena.append(contentsOf: text)
    return offset
  }

  static func range(at offset: Int, in arena: [UInt8]) -> Range<Int> {
    var length = 0
    for step in 0..<4 { length |= Int(arena[offset + step]) << (8 * step) }
    return offset + 4..<offset + 4 + length
  }
}
