/// The value of a custom property, with references in the form of theme files.
enum StyleValue {
  /// A part of a value.
  enum Part: Hashable {
    case text(String)
    /// `var()`: the property, and what stands for it where there is none.
    case variable(String, fallback: String?)
  }

  /// Splits a value at its `var()`; nil where one is written wrongly.
  static func parts(_ value: String) -> [Part]? {
    guard value.utf8.contains(0x28) else { return value.isEmpty ? [] : [.text(value)] }
    var parts: [Part] = []
    var text = ""
    var rest = value[...]
    while let character = rest.first {
      if character == "\"" || character == "'" {
        // What stands in quotes is text whatever it looks like.
        let string = rest.prefix(1) + rest.dropFirst().prefix { $0 != character }
        text += string
        rest = rest.dropFirst(string.count)
        if rest.first == character { text.append(rest.removeFirst()) }
        continue
      }
      let isStart = text.last.map { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" } ?? true
      guard isStart, character == "v" || character == "V", rest.prefix(4).lowercased() == "var("
      else {
        text.append(character)
        rest = rest.dropFirst()
        continue
      }
      let call = rest.dropFirst(3)
      guard let end = call.closingParenthesis else { return nil }
      let inside = call[call.index(after: call.startIndex)..<end]
      let comma = inside.firstIndex(of: ",")
      let name = inside[..<(comma ?? inside.endIndex)].trimmed
      guard name.hasPrefix("--") else { return nil }
      let fallback = comma.map { inside[inside.index(after: $0)...].trimmed }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(.variable(name, fallback: fallback))
      rest = call[call.index(after: end)...]
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// The properties that a value refers to, in fallbacks as well.
  static func references(_ value: String, depth: Int = 0) -> [String] {
    guard depth < deepest, let parts = parts(value) else { return [] }
    return parts.flatMap { part -> [String] in
      guard case .variable(let name, let fallback) = part else { return [] }
      return [name] + (fallback.map { references($0, depth: depth + 1) } ?? [])
    }
  }

  /// How deep `var()` may be nested in fallbacks.
  static let deepest = 32

  /// The two values of a `light-dark()` that is the whole value.
  static func lightDark(_ value: String) -> (light: String, dark: String)? {
    guard value.lowercased().hasPrefix("light-dark(") else { return nil }
    let call = value.dropFirst(10)
    guard let end = call.closingParenthesis, call[call.index(after: end)...].trimmed.isEmpty else {
      return nil
    }
    let values = call[call.index(after: call.startIndex)..<end].topLevel(splitBy: ",")
    return values.count == 2 ? (values[0], values[1]) : nil
  }

  /// The name of a custom property without its hyphens and escapes.
  static func name(_ property: String) -> String {
    var name = ""
    var rest = property.dropFirst(2)
    while let character = rest.popFirst() {
      guard character == "\\" else {
        name.append(character)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.isASCII && $0.isHexDigit }
      guard !digits.isEmpty else {
        if let escaped = rest.popFirst() { name.append(escaped) }
        continue
      }
      rest = rest.dropFirst(digits.count)
      if rest.first?.isWhitespace == true { rest = rest.dropFirst() }
      if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
        name.unicodeScalars.append(scalar)
      }
    }
    return name
  }
}
