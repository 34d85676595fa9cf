/// Pieces of CSS text.
enum CSSText {
  /// Text as a part of an identifier that doesn't begin it: what may not stand there is escaped.
  ///
  /// Source: css-syntax-3, "Non-ASCII ident code point"; cssom-1, "Serialize an identifier".
  static func identifierPart(_ text: String) -> String {
    // Next to all names are plain.
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": result.unicodeScalars.append(scalar)
      case "\0": result += "\u{FFFD}"
      case "!"..."~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where isNonASCIIIdentifier(scalar): result.unicodeScalars.append(scalar)
      default: result += "\\\(String(scalar.value, radix: 16)) "
      }
    }
    return result
  }

  /// A string in quotes.
  ///
  /// Source: cssom-1, "Serialize a string".
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\0": result += "\u{FFFD}"
      case "\u{01}"..."\u{1F}", "\u{7F}": result += "\\\(String(scalar.value, radix: 16)) "
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Text for a comment that ends with its line.
  static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}": " "
          default: scalar
          }
        }
      )
    )
  }

  /// Text for the inside of a comment: on one line, and unable to end it.
  static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}": result += " "
      case "/" where result.utf8.last == 0x2A: result += " /"
      default: result.unicodeScalars.append(scalar)
      }
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
