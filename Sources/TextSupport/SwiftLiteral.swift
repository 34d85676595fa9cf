/// Literals of Swift.
package enum SwiftLiteral {
  /// Text in quotes, on one line, in which everything hidden is escaped.
  package static func string(_ text: String) -> String { "\"\(self.text(text))\"" }

  /// Text between the quotes of a literal of one line.
  package static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
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

  // MARK: Files

  /// The bytes of a file as an expression whose type is `[UInt8]`.
  ///
  /// Text where the bytes are UTF-8, so that people can read it and compilers are done with it at once:
  /// they take minutes for a list of numbers.
  package static func bytes(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) {
      return "Array(\"\"\"\n\(lines(text.unicodeScalars))\n\"\"\".utf8)"
    }
    let scalars = bytes.lazy.map(Unicode.Scalar.init)
    return "\"\"\"\n\(lines(scalars))\n\"\"\".unicodeScalars.map { UInt8($0.value) }"
  }

  /// The inside of a literal of several lines; the break before its end is none of the text.
  ///
  /// What compilers would change or refuse, and what readers can't see, is escaped: line breaks other than
  /// a line feed, other hidden characters, and what would end the literal.
  private static func lines(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in scalars {
      defer { previous = scalar }
      switch scalar {
      case "\n": result += "\n"
      case "\\": result += "\\\\"
      case "\"" where previous == "\"": result += "\\\""
      case _ where HiddenCharacters.contains(scalar): result += EscapedCharacter.swift(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
