import TextSupport

/// The canonical notation of text in YAML.
package enum YAMLText {
  /// Returns text as a scalar: without quotes if all YAML readers read it as this text, else in
  /// double quotes, or in single quotes if it has double quotes or backslashes and nothing to
  /// escape.
  ///
  /// ```swift
  /// YAMLText.scalar("white")       // white
  /// YAMLText.scalar("#FDE8EF")     // "#FDE8EF"
  /// YAMLText.scalar("yes")         // "yes"
  /// ```
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - isInFlow: Whether the scalar is inside `[…]` or `{…}`, where brackets and commas are
  ///     indicators.
  /// - Returns: The text as YAML, on one line.
  package static func scalar(_ text: String, isInFlow: Bool = false) -> String {
    if isPlain(text, isInFlow: isInFlow) { return text }
    let holdsEscapes = text.unicodeScalars.contains { escape(of: $0) != nil }
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }), !holdsEscapes else {
      return doubleQuoted(text)
    }
    let quote = "'".unicodeScalars
    return "'\(String(text.unicodeScalars.replacing(quote, with: quote + quote)))'"
  }

  /// Returns text in double quotes, on one line, with all hidden characters escaped.
  package static func doubleQuoted(_ text: String) -> String {
    let inside = text.unicodeScalars.escaped { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : escape(of: scalar)
    }
    return "\"\(inside)\""
  }

  /// Returns whether all readers read a text without quotes as this text.
  ///
  /// Stricter than YAML: text that begins like a number or an indicator, text with `#`, and text
  /// that may be one of many hexadecimal colors, some of which are numbers, requires quotes.
  static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, canBegin(first),
      text.utf8.count <= longestPlain, !isHexadecimal(text),
      // The longest of the words is "false".
      text.utf8.count > 5 || !otherWords.contains(text.lowercased())
    else { return false }
    var last = first
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#": return false
      case " " where last == ":": return false
      case ",", "[", "]", "{", "}", ":": if isInFlow { return false }
      default: if escape(of: scalar) != nil { return false }
      }
      last = scalar
    }
    return last != ":" && last != " "
  }

  /// Words that YAML 1.1 or 1.2 readers read as true, false or null.
  private static let otherWords: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  /// The maximum length without quotes; keys are limited to 1024 characters on a line.
  private static let longestPlain = 512

  private static func isHexadecimal(_ text: String) -> Bool {
    (3...8).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "/": true
    default: scalar.value > 0x7F && scalar.properties.isAlphabetic
    }
  }

  /// Returns the escape of a character that is hidden or would break the line.
  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    // Spaces that look like other spaces, and joiners.
    case 0xA0, 0x200C...0x200D, 0x202F: scalar.yamlEscape
    default: scalar.isHidden ? scalar.yamlEscape : nil
    }
  }
}
