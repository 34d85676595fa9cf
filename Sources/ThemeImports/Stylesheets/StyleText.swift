extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// The place of the parenthesis that closes the first character, outside of strings.
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

  /// The parts between separators that stand in no parentheses or brackets, without blanks at the ends.
  func topLevel(splitBy separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in self {
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part.trimmed)
    return parts
  }
}
