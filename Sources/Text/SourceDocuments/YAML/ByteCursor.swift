/// A converter of the parser's offsets, which count characters, to byte offsets.
///
/// It continues from its last position, because offsets rarely decrease; in ASCII text both offsets
/// are equal.
struct ByteCursor {
  private let isASCII: Bool
  private let origin: Int
  private var character = 0
  private var byte: Int

  /// Starts at the first character, `origin` bytes into the file.
  init(isASCII: Bool, origin: Int) {
    self.isASCII = isASCII
    self.origin = origin
    byte = origin
  }

  /// Returns the byte offset of a character, at most the end of the text.
  @inline(__always)
  mutating func offset(of target: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    if isASCII { return min(target + origin, text.count) }
    return unsafe walk(to: target, in: text)
  }

  private mutating func walk(to target: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    while character < target, byte < text.count {
      byte += 1
      while byte < text.count, unsafe text[byte].isContinuation { byte += 1 }
      character += 1
    }
    while character > target, byte > origin {
      byte -= 1
      while byte > origin, unsafe text[byte].isContinuation { byte -= 1 }
      character -= 1
    }
    return byte
  }
}
