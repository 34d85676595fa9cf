/// Text inside XML and HTML.
package enum MarkupText {
  /// The text with what would be markup escaped, for element content and for attribute values in
  /// double quotes.
  ///
  /// Hidden characters become visible escapes, as in ``VisibleText``: XML has no place for most of them,
  /// even as references, and pages would still be reordered by the others.
  ///
  /// Source: XML 1.0, production 2, "Char"; HTML, "Serializing HTML fragments".
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - keepsLines: Whether tabs and line breaks are kept, as references, since readers turn them into
  ///     spaces in attributes.
  /// - Returns: The text as markup.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t" where keepsLines, "\n" where keepsLines, "\r" where keepsLines:
        result += "&#\(scalar.value);"
      default:
        if let escape = VisibleText.escape(of: scalar) {
          result += escape
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Text for the inside of a comment, in which no two hyphens follow each other.
  package static func comment(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.comment(text).unicodeScalars {
      if scalar == "-", result.hasSuffix("-") { result += " " }
      result.unicodeScalars.append(scalar)
    }
    return result.hasSuffix("-") ? result + " " : result
  }

  /// Whether a byte is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    default: byte >= 0x20 && byte < 0x7F
    }
  }
}
