import TextSupport

/// A recursive-descent parser for color text; the grammar is css-color-4 and -5 with references.
///
/// The current token is in ``token``; the scanner is immediately after it.
struct ColorParser {
  var scanner: Scanner
  var token: Token
  let syntax: ColorSyntax
  var references: [ColorReference] = []
  /// The end of the previous token.
  private(set) var consumedEnd = 0
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, allowing syntax: ColorSyntax) {
    scanner = unsafe Scanner(bytes)
    token = scanner.next()
    self.syntax = syntax
  }

  mutating func parse() throws(ColorSyntaxError) -> ParsedColor {
    if token.kind == .end { throw unsafe failure(.empty, 0..<scanner.bytes.count) }
    let expression = try color()
    guard token.kind == .end else { throw unexpected(.trailingText) }
    return ParsedColor(expression: expression, references: references)
  }

  @inline(__always)
  mutating func advance() {
    consumedEnd = token.end
    token = scanner.next()
  }

  /// Reads one color of any form.
  mutating func color() throws(ColorSyntaxError) -> ColorExpression {
    switch token.kind {
    case .function: return try function()
    case .identifier: return .color(try namedColor())
    case .hash: return .color(try hexColor())
    case .openBrace: return try reference()
    default: throw unexpected(.expectedColor, suggestions: hexSuggestion())
    }
  }

  private mutating func namedColor() throws(ColorSyntaxError) -> Color {
    let name = unsafe scanner.slice(token.range)
    if let value = unsafe Color.hexNumber(named: name) {
      advance()
      return Color(exactHexNumber: value << 8 | 0xFF)
    }
    if unsafe name.equalsIgnoringASCIICase("transparent") {
      advance()
      return .transparent
    }
    if unsafe Color.dependsOnElement(name) { throw unexpected(.dependsOnElement) }
    let hex = hexSuggestion()
    throw unexpected(
      .unknownName,
      suggestions: hex.isEmpty ? Color.unsortedNames.nearest(to: text(in: token.range)) : hex
    )
  }

  private mutating func hexColor() throws(ColorSyntaxError) -> Color {
    if let color = unsafe Color(hexNotation: scanner.slice(token.range)) {
      advance()
      return color
    }
    for index in (token.start + 1)..<token.end
    where unsafe scanner.bytes[index].hexadecimalValue == nil {
      throw failure(.badHexDigit, scalarRange(at: index))
    }
    throw unexpected(.badHexLength(token.end - token.start - 1))
  }

  /// Returns `#…` if the token looks like a hex color without its `#`.
  private func hexSuggestion() -> [String] {
    let bytes = unsafe scanner.slice(token.range)
    guard [3, 4, 6, 8].contains(bytes.count),
      unsafe bytes.allSatisfy({ $0.hexadecimalValue != nil })
    else {
      return []
    }
    return ["#" + text(in: token.range)]
  }

  /// Reads the rest of a function or a parenthesis, whose opening token is current, one level
  /// deeper.
  mutating func nested<Result>(
    _ body: (inout ColorParser) throws(ColorSyntaxError) -> Result
  ) throws(ColorSyntaxError) -> Result {
    guard depth < ColorExpression.deepestNesting else {
      throw unexpected(.tooDeep(limit: ColorExpression.deepestNesting))
    }
    depth += 1
    let opening = token.range
    advance()
    let result = try body(&self)
    try close(opening)
    depth -= 1
    return result
  }

  private mutating func close(_ opening: Range<Int>) throws(ColorSyntaxError) {
    if token.kind == .closeParenthesis {
      advance()
    } else if token.kind == .end {
      guard syntax.contains(.unclosedFunctions) else { throw failure(.unclosedFunction, opening) }
    } else {
      throw unexpected(.expected("')'"))
    }
  }
}

extension ColorParser {
  /// The length at which excerpts in errors are cut.
  private static let longestExcerpt = 60

  /// Returns an error at the current token.
  @inline(never)
  func unexpected(_ reason: ColorSyntaxError.Reason, suggestions: [String] = [])
    -> ColorSyntaxError
  {
    if token.kind == .unclosedComment { return failure(.unclosedComment, token.range) }
    return failure(reason, token.range, suggestions: suggestions)
  }

  @inline(never)
  func failure(
    _ reason: ColorSyntaxError.Reason,
    _ range: Range<Int>,
    suggestions: [String] = []
  ) -> ColorSyntaxError {
    ColorSyntaxError(reason: reason, range: range, text: text(in: range), suggestions: suggestions)
  }

  @inline(never)
  func text(in range: Range<Int>) -> String {
    guard range.count > ColorParser.longestExcerpt else {
      return unsafe String(decoding: scanner.slice(range), as: UTF8.self)
    }
    var end = range.lowerBound + ColorParser.longestExcerpt
    while end > range.lowerBound, unsafe scanner.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return unsafe String(decoding: scanner.slice(range.lowerBound..<end), as: UTF8.self) + "…"
  }

  /// Returns the range of the Unicode scalar that begins at an offset.
  func scalarRange(at index: Int) -> Range<Int> {
    var end = index + 1
    while unsafe end < scanner.bytes.count, unsafe scanner.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return index..<end
  }

  /// Returns whether the current token is a word, compared without regard to ASCII case.
  @inline(__always)
  func isWord(_ word: StaticString) -> Bool {
    unsafe token.kind == .identifier && scanner.slice(token.range).equalsIgnoringASCIICase(word)
  }

  /// The name of a function without its parenthesis.
  @inline(__always)
  func functionName(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    unsafe scanner.slice(range.lowerBound..<(range.upperBound - 1))
  }
}

/// The features of a color text beyond constant notations.
public struct ColorSyntax: OptionSet, Hashable, Sendable {
  /// One bit for each feature.
  public let rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// References: `{name}` and `asset(Group/Name)`.
  public static let references = ColorSyntax(rawValue: 1)
  /// `light-dark()`.
  public static let appearance = ColorSyntax(rawValue: 2)
  /// Functions without a closing parenthesis at the end of the text, which a CSS parser closes.
  public static let unclosedFunctions = ColorSyntax(rawValue: 4)

  /// The features of theme files: ``references`` and ``appearance``.
  public static let theme: ColorSyntax = [.references, .appearance]
}
