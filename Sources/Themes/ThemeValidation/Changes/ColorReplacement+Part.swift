import ColorValues

extension ColorReplacement {
  /// A literal or a function in the text of a color.
  ///
  /// A literal is a color without references: a hex color, a name or a function of numbers.
  package struct Part {
    /// Whether the part is a literal rather than a function of other colors.
    package let isLiteral: Bool

    /// The bytes of the part.
    package let range: Range<Int>

    /// The functions whose arguments are colors.
    private static let functionsOfColors: Set = [
      "color-mix", "light-dark", "contrast-color", "alpha", "asset",
    ]

    /// The maximum number of bytes of a literal, which bounds the work for each of nested
    /// functions.
    private static let literalLimit = 1_000

    /// Returns the parts of a text in order, each function before its arguments; none for a text
    /// with escapes of CSS.
    ///
    /// ```swift
    /// Part.all(in: "color-mix(in oklab, {accent}, white)")   // color-mix(…), white
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package static func all(in text: String) -> [Part] {
      let bytes = Array(text.utf8)
      guard !bytes.contains(UInt8(ascii: "\\")) else { return [] }
      let tokens = ColorTextToken.all(in: text)
      let closing = closingParentheses(in: tokens)
      var parts: [Part] = []
      var index = 0
      while index < tokens.count {
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .word, .hexadecimal:
          if isColor(bytes[token.range]) { parts.append(Part(isLiteral: true, range: token.range)) }
        case .function:
          let close = closing[index]
          let end = close.map { tokens[$0].range.upperBound } ?? bytes.count
          let range = token.range.lowerBound..<end
          let name = String(decoding: bytes[token.range], as: UTF8.self).lowercased()
          let isRelative = tokens.dropFirst(index + 1).first.map { first in
            bytes[first.range].elementsEqual("from".utf8) { $0 | 0x20 == $1 }
          }
          if !functionsOfColors.contains(name), isRelative != true, range.count <= literalLimit,
            isColor(bytes[range])
          {
            parts.append(Part(isLiteral: true, range: range))
            index = close.map { $0 + 1 } ?? tokens.count
          } else if Color.cssFunctionNames.contains(name) {
            parts.append(Part(isLiteral: false, range: range))
          }
        default: break
        }
      }
      return parts
    }

    private static let colorNames = Set(Color.cssNames)

    /// Returns whether a word is the name of a color.
    package static func isName(_ word: String) -> Bool { colorNames.contains(word.lowercased()) }

    private static func isColor(_ bytes: ArraySlice<UInt8>) -> Bool {
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasPrefix("#") || text.hasSuffix(")") else { return isName(text) }
      return (try? Color(css: text)) != nil
    }

    /// Returns the positions of closing parentheses by those of the opening ones.
    private static func closingParentheses(in tokens: [ColorTextToken]) -> [Int: Int] {
      var closing: [Int: Int] = [:]
      var open: [Int] = []
      for (index, token) in tokens.enumerated() {
        if token.kind == .openParenthesis { open.append(index) }
        if token.kind == .closeParenthesis, let start = open.popLast() { closing[start] = index }
      }
      return closing
    }
  }
}
