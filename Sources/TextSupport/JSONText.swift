/// Pieces of JSON text.
package enum JSONText {
  /// A string in quotes.
  ///
  /// Everything that is not drawn is escaped, so that the text is safe to show: control characters
  /// of both sets and the line separators of Unicode.
  package static func string(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a byte is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }

  /// A number with at most four decimals.
  package static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    guard rounded != 0 else { return "0" }
    // What is too large to be scaled has no decimals anyway.
    let text = (rounded.isFinite ? rounded : value).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number with all its digits.
  package static func exactNumber(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// An array on one line.
  package static func array(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ", "))]"
  }

  /// An array with each element on a line of its own, in a text indented by so many spaces.
  package static func lines(_ elements: [String], indentation: Int) -> String {
    if elements.isEmpty { return "[]" }
    let margin = "\n" + String(repeating: " ", count: indentation)
    return "[\(margin)  " + elements.joined(separator: ",\(margin)  ") + "\(margin)]"
  }

  /// An object on one line.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    if members.isEmpty { return "{}" }
    return "{ \(members.map(member).joined(separator: ", ")) }"
  }

  /// A key with its value.
  package static func member(_ key: String, _ value: String) -> String {
    "\(string(key)): \(value)"
  }
}
