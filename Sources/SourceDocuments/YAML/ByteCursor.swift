/// Turns the parser's offsets, which count characters, into byte offsets.
///
/// It keeps its last place and walks from there, since offsets hardly ever go back; in ASCII text the
/// two are the same.
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

  /// The byte offset of a character, at most the end of the text.
  @inline(__always)
  mutating func offset(of target: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    if isASCII { return min(target + origin, text.count) }
    return unsafe walk(to: target, in: text)
  }

  private mutating func walk(to target: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    while character < target, byte < text.count {
      byte += 1
      while byte < text.count, unsafe UTF8Text.isContinuation(text[byte]) { byte += 1 }
      character += 1
    }
    while character > target, byte > origin {
      byte -= 1
      while byte > origin, unsafe UTF8Text.isContinuation(text[byte]) { byte -= 1 }
      character -= 1
    }
    return byte
  }
}
