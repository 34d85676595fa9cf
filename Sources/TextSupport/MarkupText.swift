/// Text inside XML and HTML.
package enum MarkupText {
  /// The text with what would be markup escaped, for element content and for attribute values in
  /// double quotes.
  ///
  /// Control characters and those that change the direction of writing become visible signs, and
  /// what XML has no place for becomes U+FFFD; so the same text is right in both languages.
  ///
  /// Source: XML 1.0, production 2, "Char"; HTML, "Serializing HTML fragments".
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        result.unicodeScalars.append(VisibleText.substitute(for: scalar) ?? scalar)
      }
    }
    return result
  }

  /// Whether a byte is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    default: byte >= 0x20 && byte < 0x7F
    }
  }
}
