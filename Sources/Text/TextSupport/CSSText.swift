/// CSS text, also for Sass, which has the strings and comments of CSS.
package enum CSSText {
  /// Returns text as the rest of an identifier, with all characters escaped that are not allowed or
  /// hidden.
  ///
  /// Source: css-syntax-3, "Non-ASCII ident code point"; cssom-1, "Serialize an identifier".
  package static func identifierPart(_ text: String) -> String {
    // Almost all names are plain.
    if !text.containsByte(where: { !$0.isASCIIWord }) { return text }
    return text.unicodeScalars.escaped { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": nil
      case "\0": "\u{FFFD}"
      case "!"..."~": "\\\(scalar)"
      case _ where isNonASCIIIdentifier(scalar) && !scalar.isHidden: nil
      default: scalar.cssEscape
      }
    }
  }

  /// Returns a quoted string, with all hidden characters escaped.
  ///
  /// Source: cssom-1, "Serialize a string".
  package static func string(_ text: String) -> String {
    let inside = text.unicodeScalars.escaped { scalar in
      switch scalar {
      case "\0": "\u{FFFD}"
      case "\"", "\\": "\\\(scalar)"
      default: scalar.isHidden ? scalar.cssEscape : nil
      }
    }
    return "\"\(inside)\""
  }

  /// Returns text for the inside of a comment: on one line, and unable to end the comment.
  package static func comment(_ text: String) -> String {
    var previous: Unicode.Scalar?
    return VisibleText.withoutCommand(VisibleText.comment(text)).unicodeScalars.escaped { scalar in
      defer { previous = scalar }
      return scalar == "/" && previous == "*" ? " /" : nil
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
