/// Text inside XML and HTML.
package enum MarkupText {
  /// Returns text with markup characters escaped, for element content and for attribute values in
  /// double quotes.
  ///
  /// Hidden characters become visible escapes, as in ``VisibleText``: XML does not allow most of
  /// them, not even as references, and the others would still reorder pages.
  ///
  /// Source: XML 1.0, production 2, "Char"; HTML, "Serializing HTML fragments".
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - keepsLines: Whether tabs and line breaks are kept, as references, because readers turn
  ///     them into spaces in attributes.
  /// - Returns: The text as markup.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    return text.unicodeScalars.escaped { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\t" where keepsLines, "\n" where keepsLines, "\r" where keepsLines: "&#\(scalar.value);"
      default: VisibleText.escape(of: scalar)
      }
    }
  }

  /// Returns text for the inside of a comment, without adjacent hyphens.
  package static func comment(_ text: String) -> String {
    var previous: Unicode.Scalar?
    let result = VisibleText.comment(text).unicodeScalars.escaped { scalar in
      defer { previous = scalar }
      return scalar == "-" && previous == "-" ? " -" : nil
    }
    return previous == "-" ? result + " " : result
  }

  /// Whether a byte is an ASCII character that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    default: byte >= 0x20 && byte < 0x7F
    }
  }
}
