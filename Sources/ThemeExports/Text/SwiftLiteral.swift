/// Bytes of files as expressions of Swift whose type is `[UInt8]`.
enum SwiftLiteral {
  /// The bytes as text where they are UTF-8, so that people can read them and compilers are done with
  /// them at once: they take minutes for a list of numbers.
  static func bytes(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) {
      return "Array(\"\"\"\n\(lines(text.unicodeScalars))\n\"\"\".utf8)"
    }
    let scalars = bytes.lazy.map(Unicode.Scalar.init)
    return "\"\"\"\n\(lines(scalars))\n\"\"\".unicodeScalars.map { UInt8($0.value) }"
  }

  /// The inside of a literal of several lines; the break before its end is none of the text.
  ///
  /// What compilers would change or refuse is escaped: line breaks other than a line feed, other
  /// control characters, and what would end the literal.
  private static func lines(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in scalars {
      defer { previous = scalar }
      switch scalar {
      case "\n": result += "\n"
      case "\\": result += "\\\\"
      case "\"" where previous == "\"": result += "\\\""
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}", "\u{FEFF}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
