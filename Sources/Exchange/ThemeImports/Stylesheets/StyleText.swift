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
    var quote: Character?
    var isEscaped = false
    for index in indices {
      let character = self[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Splits the text at separators outside of parentheses and brackets; parts have no whitespace at
  /// their ends.
  func topLevel(splitBy separator: Character) -> [String] {
    var depth = 0
    return split(omittingEmptySubsequences: false) { character in
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      return character == separator && depth == 0
    }.map(\.trimmed)
  }
}
