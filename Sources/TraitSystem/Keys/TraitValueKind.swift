/// What kind of value a trait has, as far as text and other languages are concerned.
public enum TraitValueKind: Hashable, Sendable, CustomStringConvertible {
  /// One of a list of names, such as the cases of an enum, in order.
  case named([String])
  /// `true` or `false`; 1 or 0 to other languages.
  case boolean
  /// Any integer.
  case integer
  /// Any floating-point number.
  case float
  /// Any text.
  case text
  /// A Swift value that text can't say.
  case opaque

  /// The kind in words, such as `one of standard, pastel` or `integer`.
  public var description: String {
    switch self {
    case .named(let names): "one of \(names.joined(separator: ", "))"
    case .boolean: "boolean"
    case .integer: "integer"
    case .float: "number"
    case .text: "text"
    case .opaque: "Swift value without a text form"
    }
  }
}
