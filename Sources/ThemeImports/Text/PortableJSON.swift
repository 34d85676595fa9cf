import SourceDocuments

/// Values of YAML and JSON5 in the syntax of JSON.
///
/// Source: YAML 1.2.2, section 10.3 (core schema); JSON5 1.0.0, section 6; RFC 8259, section 6.
enum PortableJSON {
  /// Returns the value of a node, with the numbers, booleans and null of YAML and JSON5.
  ///
  /// Other scalars are strings, including infinity and NaN.
  static func value(_ node: SourceNode) -> JSONValue {
    switch node.kind {
    case .mapping: .object(node.entries.map { JSONMember($0.key.text, value($0.value)) })
    case .sequence: .array(node.elements.map(value))
    case .scalar: node.style == .plain ? scalar(node.text) : .string(node.text)
    }
  }

  /// Returns the value of a scalar without quotes.
  static func scalar(_ text: String) -> JSONValue {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: number(text).map(JSONValue.number) ?? .string(text)
    }
  }

  /// Returns a number in the syntax of JSON: decimal, with digits before and after the point, and
  /// without a plus sign; nil for other text.
  private static func number(_ text: String) -> String? {
    var rest = text[...]
    var sign = ""
    if let first = rest.first, first == "-" || first == "+" {
      if first == "-" { sign = "-" }
      rest.removeFirst()
    }
    for (prefix, radix) in [("0x", 16), ("0X", 16), ("0o", 8)] where rest.hasPrefix(prefix) {
      let digits = rest.dropFirst(2)
      guard digits.first?.isHexDigit == true else { return nil }
      return UInt64(digits, radix: radix).map { "\(sign)\($0)" }
    }
    var whole = digits(&rest)
    var fraction = ""
    if rest.first == "." {
      rest.removeFirst()
      fraction = digits(&rest)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    var exponent = ""
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      exponent = "e"
      if let first = rest.first, first == "-" || first == "+" {
        exponent.append(rest.removeFirst())
      }
      let places = digits(&rest)
      guard !places.isEmpty else { return nil }
      exponent += places
    }
    guard rest.isEmpty else { return nil }
    let significant = whole.drop { $0 == "0" }
    whole = significant.isEmpty ? "0" : String(significant)
    return sign + whole + (fraction.isEmpty ? "" : ".\(fraction)") + exponent
  }

  /// Removes the digits at the beginning of a text and returns them.
  private static func digits(_ rest: inout Substring) -> String {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    return String(digits)
  }
}
