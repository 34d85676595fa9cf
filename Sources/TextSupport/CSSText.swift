/// Pieces of CSS text, and of Sass, which takes its strings and comments from CSS.
package enum CSSText {
  /// Text as a part of an identifier that doesn't begin it: what may not, or shouldn't, stand there is
  /// escaped.
  ///
  /// Source: css-syntax-3, "Non-ASCII ident code point"; cssom-1, "Serialize an identifier".
  package static func identifierPart(_ text: String) -> String {
    // Almost all names are plain.
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": result.unicodeScalars.append(scalar)
      case "\0": result += "\u{FFFD}"
      case "!"..."~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where isNonASCIIIdentifier(scalar) && !HiddenCharacters.contains(scalar):
        result.unicodeScalars.append(scalar)
      default: result += EscapedCharacter.css(scalar)
      }
    }
    return result
  }

  /// A string in quotes, in which everything hidden is escaped.
  ///
  /// Source: cssom-1, "Serialize a string".
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\0": result += "\u{FFFD}"
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where HiddenCharacters.contains(scalar): result += EscapedCharacter.css(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A piece of a style sheet as it is, with everything hidden escaped but tabs and line breaks: in names
  /// and strings, an escape is the same as its character.
  package static func source(_ text: String) -> String {
    guard HiddenCharacters.areIn(text) else { return text }
    return text.unicodeScalars.map { scalar in
      let isSpace = ["\t", "\n", "\r", "\u{C}"].contains(scalar)
      return HiddenCharacters.contains(scalar) && !isSpace
        ? EscapedCharacter.css(scalar) : String(scalar)
    }.joined()
  }

  /// Text for the inside of a comment: on one line, and unable to end it.
  package static func comment(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.comment(text).unicodeScalars {
      if scalar == "/", result.utf8.last == UInt8(ascii: "*") { result += " " }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isNonASCIIIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F,
      0x2040, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...:
      true
    default: false
    }
  }
}
