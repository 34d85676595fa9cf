/// Pieces of JSON text.
package enum JSONText {
  /// A string in quotes, in which everything hidden is escaped.
  package static func string(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      if let escape = escape(of: scalar) {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The escape of a character that can't, or shouldn't, stand for itself in a string; nil for any other.
  package static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: HiddenCharacters.contains(scalar) ? EscapedCharacter.json(scalar) : nil
    }
  }

  /// Whether a byte is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }

  /// A number with at most four decimals.
  package static func number(_ value: Double) -> String { NumberText.json(value, .places(4)) }

  /// A number with all its digits.
  package static func exactNumber(_ value: Double) -> String { NumberText.json(value) }

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
