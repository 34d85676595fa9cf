/// A number of Tokens Studio: decimals and references to other numbers with `+`, `-`, `*`, `/` and
/// parentheses; a percentage is a fraction.
///
/// Source: Tokens Studio documentation, "Math in token values", and the transforms `ts/resolveMath`
/// and `ts/opacity` of `@tokens-studio/sd-transforms`.
struct StudioArithmetic {
  /// The maximum depth of parentheses and signs.
  private static let deepest = 32

  private var rest: Substring

  /// Returns the value of a reference, by the text between its braces.
  private let reference: (Substring) -> Double?

  private init(_ text: String, reference: @escaping (Substring) -> Double?) {
    rest = text[...]
    self.reference = reference
  }

  /// Returns the value of a text; nil for one that is not a finite number.
  static func value(_ text: String, reference: @escaping (Substring) -> Double?) -> Double? {
    var reader = Self(text, reference: reference)
    guard let value = reader.sum(depth: 0), reader.next == nil, value.isFinite else { return nil }
    return value
  }

  /// Returns the references of a text, without their braces.
  static func references(in text: String) -> [Substring] {
    text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "}").map { part[..<$0] }
    }
  }

  /// The next character that is not whitespace.
  private var next: Character? {
    mutating get {
      rest = rest.drop(while: \.isWhitespace)
      return rest.first
    }
  }

  private mutating func sum(depth: Int) -> Double? {
    guard var value = product(depth: depth) else { return nil }
    while let sign = next, sign == "+" || sign == "-" {
      rest.removeFirst()
      guard let other = product(depth: depth) else { return nil }
      value += sign == "+" ? other : -other
    }
    return value
  }

  private mutating func product(depth: Int) -> Double? {
    guard var value = factor(depth: depth) else { return nil }
    while let sign = next, sign == "*" || sign == "/" {
      rest.removeFirst()
      guard let other = factor(depth: depth) else { return nil }
      if sign == "*" { value *= other } else { value /= other }
    }
    return value
  }

  private mutating func factor(depth: Int) -> Double? {
    guard depth < Self.deepest, let first = next else { return nil }
    switch first {
    case "+", "-":
      rest.removeFirst()
      return factor(depth: depth + 1).map { first == "-" ? -$0 : $0 }
    case "(":
      rest.removeFirst()
      guard let value = sum(depth: depth + 1), next == ")" else { return nil }
      rest.removeFirst()
      return value
    case "{":
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let name = rest[..<end].dropFirst()
      rest = rest[end...].dropFirst()
      return reference(name)
    default:
      let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      guard let value = Double(digits) else { return nil }
      rest = rest[digits.endIndex...]
      guard rest.first == "%" else { return value }
      rest.removeFirst()
      return value / 100
    }
  }
}
