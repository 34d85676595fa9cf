import ColorValues

/// The value of a custom property with its references, parsed once.
struct StyleValue {
  /// A part of a value.
  enum Part {
    case text(String)
    case variable(Variable)
  }

  /// A `var()` with the property and the value that replaces a missing one.
  struct Variable {
    let property: String
    let fallback: StyleValue?

    /// The name of the property without hyphens and escapes.
    let name: String
  }

  let text: String

  /// The parts; nil for a value with an invalid `var()`, or with too deep fallbacks.
  let parts: [Part]?

  /// The maximum depth of `var()` in fallbacks.
  static let deepest = 32

  init(_ text: String, depth: Int = 0) {
    self.text = text
    parts = depth < Self.deepest ? Self.parts(text, depth: depth) : nil
  }

  /// Whether the value is a keyword for the value of another rule or another element.
  var isInherited: Bool {
    ["inherit", "unset", "revert", "revert-layer"].contains(text.lowercased())
  }

  /// Returns whether another value is not the same text or the same color.
  func differs(from other: StyleValue) -> Bool {
    guard text.lowercased() != other.text.lowercased() else { return false }
    guard let color = try? Color(css: text) else { return true }
    return (try? Color(css: other.text)) != color
  }

  /// All `var()`, including those in fallbacks.
  var variables: [Variable] {
    (parts ?? []).flatMap { part -> [Variable] in
      guard case .variable(let variable) = part else { return [] }
      return [variable] + (variable.fallback?.variables ?? [])
    }
  }

  /// The two values of a `light-dark()` that is the whole value.
  var lightDark: (light: StyleValue, dark: StyleValue)? {
    guard text.lowercased().hasPrefix("light-dark(") else { return nil }
    let call = text.dropFirst(10)
    guard let end = call.closingParenthesis, call[call.index(after: end)...].trimmed.isEmpty else {
      return nil
    }
    let values = call[call.index(after: call.startIndex)..<end].topLevel(splitBy: ",")
    return values.count == 2 ? (StyleValue(values[0]), StyleValue(values[1])) : nil
  }

  private static func parts(_ value: String, depth: Int) -> [Part]? {
    guard value.utf8.contains(0x28) else { return value.isEmpty ? [] : [.text(value)] }
    var parts: [Part] = []
    var start = value.startIndex
    var scanner = StyleScanner(value.utf8)
    while let (index, byte) = scanner.next() {
      guard byte | 0x20 == UInt8(ascii: "v"), value[start..<index].last?.isNamePart != true,
        value[index...].prefix(4).lowercased() == "var("
      else { continue }
      let call = value[index...].dropFirst(3)
      guard let end = call.closingParenthesis else { return nil }
      let inside = call[call.index(after: call.startIndex)..<end]
      let comma = inside.firstIndex(of: ",")
      let property = inside[..<(comma ?? inside.endIndex)].trimmed
      guard property.hasPrefix("--") else { return nil }
      let fallback = comma.map {
        StyleValue(inside[inside.index(after: $0)...].trimmed, depth: depth + 1)
      }
      if start < index { parts.append(.text(String(value[start..<index]))) }
      parts.append(
        .variable(Variable(property: property, fallback: fallback, name: name(property)))
      )
      start = value.index(after: end)
      scanner.position = start
    }
    if start < value.endIndex { parts.append(.text(String(value[start...]))) }
    return parts
  }

  /// Returns the name of a custom property without its hyphens and escapes.
  static func name(_ property: String) -> String {
    var name = ""
    var rest = property.dropFirst(2)
    while let character = rest.popFirst() {
      guard character == "\\" else {
        name.append(character)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.isASCII && $0.isHexDigit }
      guard let code = UInt32(digits, radix: 16) else {
        if let escaped = rest.popFirst() { name.append(escaped) }
        continue
      }
      rest = rest.dropFirst(digits.count)
      if rest.first?.isWhitespace == true { rest = rest.dropFirst() }
      if let scalar = Unicode.Scalar(code) { name.unicodeScalars.append(scalar) }
    }
    return name
  }
}
