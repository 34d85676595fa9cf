/// JSON text.
package enum JSONText {
  /// Returns a quoted string, with all hidden characters escaped.
  package static func string(_ text: String) -> String {
    "\"" + inside(text) + "\""
  }

  /// Returns a string without its quotes.
  private static func inside(_ text: String) -> String {
    text.utf8.allSatisfy(isPlain) ? text : text.unicodeScalars.escaped(escape)
  }

  /// Returns the escape of a character that a string must not contain or that is hidden, or nil for
  /// any other character.
  package static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: scalar.isHidden ? scalar.jsonEscape : nil
    }
  }

  /// Whether a byte is an ASCII character that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }

  /// Returns a number with at most four decimals.
  package static func number(_ value: Double) -> String { NumberText.json(value, .places(4)) }

  /// Returns an array on one line.
  package static func array(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ", "))]"
  }

  /// Returns an array with one element per line, in text that is indented by a number of spaces.
  package static func lines(_ elements: [String], indentation: Int) -> String {
    if elements.isEmpty { return "[]" }
    let margin = "\n" + String(repeating: " ", count: indentation)
    return "[\(margin)  " + elements.joined(separator: ",\(margin)  ") + "\(margin)]"
  }

  /// Returns an object on one line.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    if members.isEmpty { return "{}" }
    var text = UTF8Buffer()
    text.reserveCapacity(
      members.reduce(2) { $0 + $1.key.utf8.count + $1.value.utf8.count + 6 }
    )
    var start = "{ \""
    for (key, value) in members {
      text += start
      text += inside(key)
      text += "\": "
      text += value
      start = ", \""
    }
    text += " }"
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Returns a key with its value.
  package static func member(_ key: String, value: String) -> String {
    string(key) + ": " + value
  }
}
