/// The bytes of a text in CSS outside of strings, comments and escapes.
///
/// Source: css-syntax-3, sections 4.3.2, 4.3.5 and 4.3.7.
struct StyleScanner<Text: Collection<UInt8>>: Sequence, IteratorProtocol {
  private let text: Text

  /// The place of the next byte.
  var position: Text.Index

  init(_ text: Text) {
    self.text = text
    position = text.startIndex
  }

  mutating func next() -> (index: Text.Index, byte: UInt8)? {
    while position < text.endIndex {
      let (index, byte) = (position, text[position])
      switch byte {
      case UInt8(ascii: "\\"): skip(2)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(byte)
      case UInt8(ascii: "/") where skipComment(): break
      default:
        text.formIndex(after: &position)
        return (index, byte)
      }
    }
    return nil
  }

  /// Skips a comment that begins here, which ends with the text if it is not closed.
  ///
  /// - Returns: Whether a comment begins here.
  mutating func skipComment() -> Bool {
    guard text[position...].starts(with: "/*".utf8) else { return false }
    skip(2)
    while position < text.endIndex, !text[position...].starts(with: "*/".utf8) { skip(1) }
    skip(2)
    return true
  }

  /// Skips to the end of a string, which is a line break if the string is not closed.
  private mutating func skipString(_ quote: UInt8) {
    skip(1)
    while position < text.endIndex, text[position] != quote, text[position] != 0x0A {
      skip(text[position] == UInt8(ascii: "\\") ? 2 : 1)
    }
    skip(1)
  }

  private mutating func skip(_ count: Int) {
    _ = text.formIndex(&position, offsetBy: count, limitedBy: text.endIndex)
  }
}
