/// Swift source text: literals and attributes.
package enum SwiftLiteral {
  /// Returns a string literal on one line, with all hidden characters escaped.
  package static func string(_ text: String) -> String { "\"\(self.text(text))\"" }

  /// Returns the text between the quotes of a string literal on one line.
  package static func text(_ text: String) -> String {
    text.unicodeScalars.escaped { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : VisibleText.escape(of: scalar)
    }
  }

  /// Returns an attribute that marks a declaration as deprecated.
  ///
  /// - Parameter arguments: The labels and texts of further arguments, such as `message` and `renamed`;
  ///   arguments without text are left out.
  /// - Returns: The attribute, such as `@available(*, deprecated, message: "Use b.")`.
  package static func deprecation(_ arguments: KeyValuePairs<String, String?>) -> String {
    let list = arguments.map { label, text in
      text.map { $0.isEmpty ? "" : ", \(label): \(string($0))" } ?? ""
    }
    return "@available(*, deprecated\(list.joined()))"
  }

  // MARK: Files

  /// Returns the bytes of a file as an expression of type `[UInt8]`.
  ///
  /// Bytes that are UTF-8 are written as text, which people can read and which compilers handle at once;
  /// a list of numbers takes them minutes.
  package static func bytes(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) {
      return "Array(\"\"\"\n\(lines(text.unicodeScalars))\n\"\"\".utf8)"
    }
    let scalars = bytes.lazy.map(Unicode.Scalar.init)
    return "\"\"\"\n\(lines(scalars))\n\"\"\".unicodeScalars.map { UInt8($0.value) }"
  }

  /// Returns the inside of a literal of several lines; the break before its end is not part of the text.
  ///
  /// All characters are escaped that compilers would change or refuse, or that are hidden: line breaks
  /// other than a line feed, other hidden characters, and quotes that would end the literal.
  private static func lines(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var previous: Unicode.Scalar?
    return scalars.escaped { scalar in
      defer { previous = scalar }
      return switch scalar {
      case "\n": nil
      case "\\": "\\\\"
      case "\"" where previous == "\"": "\\\""
      default: HiddenCharacters.contains(scalar) ? EscapedCharacter.swift(scalar) : nil
      }
    }
  }
}
