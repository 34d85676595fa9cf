/// The kind of a trait's values in text and in other languages.
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
  /// A Swift value without a text form.
  case opaque

  /// A description of the kind, such as `one of standard, pastel` or `integer`.
  public var description: String {
    switch self {
    case .named(let names): "one of \(Self.list(names))"
    case .boolean: "boolean"
    case .integer: "integer"
    case .float: "number"
    case .text: "text"
    case .opaque: "Swift value without a text form"
    }
  }

  /// Returns the names in a message: at most eight, then an ellipsis.
  static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }
}
