extension Character {
  /// Whether the character can be part of a name in CSS.
  var isNamePart: Bool { isLetter || isNumber || self == "-" || self == "_" }
}

extension StringProtocol {
  /// The text without whitespace at its ends.
  var trimmed: String { trimming(where: \.isWhitespace) }

  /// Returns the text without certain characters at its ends.
  func trimming(where isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let first = text.first, isTrimmed(first) { text.removeFirst() }
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }

  /// The index of the parenthesis that closes the first character, outside of strings.
  var closingParenthesis: Index? {
    var depth = 0
    for (index, byte) in StyleScanner(utf8) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Splits the text at separators outside of strings, parentheses and brackets; parts have no
  /// whitespace at their ends.
  func topLevel(splitBy separator: Unicode.Scalar) -> [String] {
    var depth = 0
    var start = startIndex
    var parts: [String] = []
    for (index, byte) in StyleScanner(utf8) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: separator) where depth == 0:
        parts.append(self[start..<index].trimmed)
        start = utf8.index(after: index)
      default: break
      }
    }
    return parts + [self[start...].trimmed]
  }
}
