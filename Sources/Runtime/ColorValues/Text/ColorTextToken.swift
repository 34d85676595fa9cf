import TextSupport

/// A part of a color text, for tools that show or select it.
package struct ColorTextToken: Hashable, Sendable {
  /// The kind of a part.
  package enum Kind: Hashable, Sendable {
    /// The name of a function, without its parenthesis.
    case function
    /// A word: the name of a color, a color space or a channel, or a keyword.
    case word
    /// A hexadecimal color.
    case hexadecimal
    /// A number without its unit.
    case number
    /// The unit of a number, or `%`.
    case unit
    /// `{` or `}` of a reference.
    case brace
    /// The name in a reference.
    case reference
    /// The name in `asset()`.
    case asset
    case openParenthesis
    case closeParenthesis
    case comma
    /// `/`, `+`, `-`, `*`, and text without a meaning.
    case symbol
  }

  package let kind: Kind

  /// The bytes in the UTF-8 of the text.
  package let range: Range<Int>

  /// Returns the parts of a text, which can have errors, without whitespace and comments.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func all(in text: String) -> [ColorTextToken] {
    var text = text
    return text.withUTF8 { bytes in
      var reader = unsafe ColorTextTokens(bytes)
      return reader.all()
    }
  }
}

/// A reader of the parts of a color text.
private struct ColorTextTokens {
  private var scanner: Scanner
  private var tokens: [ColorTextToken] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = unsafe Scanner(bytes) }

  mutating func all() -> [ColorTextToken] {
    while true {
      let token = scanner.next()
      switch token.kind {
      case .end: return tokens
      // The rest of the text is in the comment.
      case .unclosedComment: return tokens
      case .identifier: add(.word, token.range)
      case .function: addFunction(token.range)
      case .hash: add(.hexadecimal, token.range)
      case .number, .percentage, .angle, .dimension: addNumber(token.range)
      case .comma: add(.comma, token.range)
      case .openParenthesis: add(.openParenthesis, token.range)
      case .closeParenthesis: add(.closeParenthesis, token.range)
      case .openBrace: addReference(token.range)
      case .slash, .plus, .minus, .star, .other: add(.symbol, token.range)
      }
    }
  }

  private mutating func add(_ kind: ColorTextToken.Kind, _ range: Range<Int>) {
    if !range.isEmpty { tokens.append(ColorTextToken(kind: kind, range: range)) }
  }

  private mutating func addFunction(_ range: Range<Int>) {
    let name = range.lowerBound..<range.upperBound - 1
    add(.function, name)
    add(.openParenthesis, name.upperBound..<range.upperBound)
    guard unsafe scanner.slice(name).equalsIgnoringASCIICase("asset") else { return }
    var asset = range.upperBound..<end(from: range.upperBound) { $0 == UInt8(ascii: ")") }
    scanner.skip(to: asset.upperBound)
    while let first = asset.first, scanner.byte(at: first).isSpace { asset = asset.dropFirst() }
    while let last = asset.last, scanner.byte(at: last).isSpace { asset = asset.dropLast() }
    add(.asset, asset)
  }

  private mutating func addReference(_ brace: Range<Int>) {
    add(.brace, brace)
    let start = brace.upperBound
    let end = end(from: start) { $0 == UInt8(ascii: "}") || $0.isSpace || $0 == UInt8(ascii: ",") }
    add(.reference, start..<end)
    scanner.skip(to: end)
    guard scanner.byte(at: end) == UInt8(ascii: "}") else { return }
    add(.brace, end..<end + 1)
    scanner.skip(to: end + 1)
  }

  private mutating func addNumber(_ range: Range<Int>) {
    var unit = range.upperBound
    while unit > range.lowerBound, isUnit(scanner.byte(at: unit - 1)) { unit -= 1 }
    add(.number, range.lowerBound..<unit)
    add(.unit, unit..<range.upperBound)
  }

  private func isUnit(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte == UInt8(ascii: "%") }

  /// Returns the offset of the first byte from `start` that ends a name, or the end of the text.
  private func end(from start: Int, _ isEnd: (UInt8) -> Bool) -> Int {
    let count = unsafe scanner.bytes.count
    var end = start
    while end < count, !isEnd(scanner.byte(at: end)) { end += 1 }
    return end
  }
}
