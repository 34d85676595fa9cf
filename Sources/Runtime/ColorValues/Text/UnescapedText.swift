import TextSupport

/// Color text with its escapes resolved, for rare texts with escapes.
///
/// CSS allows any character of a name to be escaped (`r\67 b` is `rgb`). The parser does not
/// support escapes; a text that it rejects is parsed again with escaped ASCII letters replaced,
/// which suffices for the names of CSS. An escape after a digit is kept, because its letter could
/// become part of the number.
struct UnescapedText {
  private var bytes: [UInt8] = []
  /// The original offset of each byte, then the length of the text.
  private var offsets: [Int] = []

  /// Creates the resolved text, or returns `nil` if there is nothing to resolve.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard unsafe text.contains(0x5C) else { return nil }
    var index = 0
    while index < text.count {
      offsets.append(index)
      if unsafe text[index] == 0x5C,
        let (letter, length) = unsafe UnescapedText.escape(in: text, at: index),
        bytes.last?.isASCIIDigit != true
      {
        bytes.append(letter)
        index += length
      } else {
        unsafe bytes.append(text[index])
        index += 1
      }
    }
    guard bytes.count < text.count else { return nil }
    offsets.append(text.count)
  }

  /// Parses the text and reports offsets in the original.
  func parse(allowing syntax: ColorSyntax) throws(ColorSyntaxError) -> ParsedColor {
    let result: Result<ParsedColor, ColorSyntaxError> = unsafe bytes.withUnsafeBufferPointer {
      bytes in
      do throws(ColorSyntaxError) {
        var parser = unsafe ColorParser(bytes, allowing: syntax)
        return .success(try parser.parse())
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let parsed):
      let references = parsed.references.map { reference in
        ColorReference(
          name: reference.name,
          kind: reference.kind,
          range: original(reference.range)
        )
      }
      return ParsedColor(expression: parsed.expression, references: references)
    case .failure(let error):
      throw ColorSyntaxError(
        reason: error.reason,
        range: original(error.range),
        text: error.text,
        suggestions: error.suggestions
      )
    }
  }

  private func original(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }

  /// Returns the letter of an escape and the length of the escape.
  private static func escape(in text: UnsafeBufferPointer<UInt8>, at start: Int)
    -> (letter: UInt8, length: Int)?
  {
    var index = start + 1
    var code: UInt32 = 0
    // Up to six hexadecimal digits, and one whitespace character that ends them.
    while index < text.count, index - start <= 6, let digit = unsafe text[index].hexadecimalValue {
      code = code << 4 | UInt32(digit)
      index += 1
    }
    if index == start + 1 {
      guard index < text.count else { return nil }
      code = unsafe UInt32(text[index])
      index += 1
    } else if index < text.count, unsafe text[index].isSpace {
      index += 1
    }
    guard code < 0x80 else { return nil }
    let letter = UInt8(code)
    return letter.isASCIILetter ? (letter, index - start) : nil
  }
}
