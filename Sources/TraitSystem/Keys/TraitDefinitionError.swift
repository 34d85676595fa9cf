/// Why a trait can't be defined as asked.
public enum TraitDefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The identifier is empty.
  case emptyIdentifier
  /// The list of value names is empty, or holds an empty name, or one name twice.
  case badNames(identifier: String, names: [String])
  /// The default is none of the values.
  case badDefault(identifier: String, text: String, kind: TraitValueKind)
  /// Values of this kind can't be optional in a run-time definition.
  case notOptional(identifier: String, kind: TraitValueKind)
  /// The trait exists with values of another kind, or a Swift type doesn't keep its promise.
  case differentKind(identifier: String, existing: TraitValueKind, new: TraitValueKind)
  /// The trait exists with another default.
  case differentDefault(identifier: String, existing: String, new: String)
  /// The trait exists and the other definition says the opposite about colours.
  case differentColorAppearance(identifier: String, existing: Bool)

  /// What is wrong and what would be right, for people.
  public var description: String {
    switch self {
    case .emptyIdentifier:
      "a trait needs an identifier, such as \"com.example.density\""
    case .badNames(let identifier, let names):
      """
      the values of trait "\(identifier)" must be different names and at least one, \
      not [\(names.joined(separator: ", "))]
      """
    case .badDefault(let identifier, let text, let kind):
      "the default \"\(text)\" of trait \"\(identifier)\" is not \(Self.phrase(kind))"
    case .notOptional(let identifier, let kind):
      """
      the values of trait "\(identifier)" can't be optional, since their kind is "\(kind)"; \
      add a name for "none", or use an integer, a number, a text or a boolean
      """
    case .differentKind(let identifier, let existing, let new):
      """
      trait "\(identifier)" has values of the kind "\(existing)" and can't be defined with \
      "\(new)"; use the same kind or another identifier
      """
    case .differentDefault(let identifier, let existing, let new):
      """
      trait "\(identifier)" has the default "\(existing)" and can't be defined with "\(new)"; \
      all definitions of a trait need one default
      """
    case .differentColorAppearance(let identifier, let existing):
      """
      trait "\(identifier)" is defined \(existing ? "to affect" : "not to affect") colours \
      and can't be defined \(existing ? "not to" : "to"); all definitions of a trait must agree
      """
    }
  }

  private static func phrase(_ kind: TraitValueKind) -> String {
    switch kind {
    case .named, .text: "\(kind)"
    case .integer: "an integer"
    case .boolean, .float, .opaque: "a \(kind)"
    }
  }
}
