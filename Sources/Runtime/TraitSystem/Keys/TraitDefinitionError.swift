/// An error in the definition of a trait.
public enum TraitDefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The identifier is empty.
  case emptyIdentifier
  /// The list of value names is empty, or contains an empty or repeated name.
  case badNames(identifier: String, names: [String])
  /// The default isn't one of the values.
  case badDefault(identifier: String, text: String, kind: TraitValueKind)
  /// Values of this kind can't be optional in a run-time definition.
  case notOptional(identifier: String, kind: TraitValueKind)
  /// The trait exists with another kind of value, or a Swift type's values don't have the form that
  /// its protocol requires.
  case differentKind(identifier: String, existing: TraitValueKind, new: TraitValueKind)
  /// The trait exists with another default.
  case differentDefault(identifier: String, existing: String, new: String)
  /// The trait exists with the opposite effect on color appearance.
  case differentColorAppearance(identifier: String, existing: Bool)

  /// The error message.
  public var description: String {
    switch self {
    case .emptyIdentifier:
      "the identifier of the trait is empty; expected a text such as 'com.example.density'"
    case .badNames(let identifier, let names):
      "the value names of trait '\(identifier)' are missing, empty or repeated: \(names)"
    case .badDefault(let identifier, let text, let kind):
      "the default '\(text)' of trait '\(identifier)' is not \(Self.phrase(kind))"
    case .notOptional(let identifier, let kind):
      """
      trait '\(identifier)' can't have optional values of kind '\(kind)'; add a name for 'none', \
      or use an integer, number, text or boolean
      """
    case .differentKind(let identifier, let existing, let new):
      """
      trait '\(identifier)' already has values of kind '\(existing)', not '\(new)'; \
      use the same kind or another identifier
      """
    case .differentDefault(let identifier, let existing, let new):
      """
      trait '\(identifier)' already has the default '\(existing)', not '\(new)'; \
      all definitions of a trait must have the same default
      """
    case .differentColorAppearance(let identifier, let existing):
      """
      trait '\(identifier)' already \(existing ? "affects" : "doesn't affect") color appearance; \
      all definitions of a trait must agree
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
