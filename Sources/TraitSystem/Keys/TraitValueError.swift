/// Why a text is not a value of a trait.
public enum TraitValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trait has named values, and the text is neither one of their names nor a raw value.
  case unknownName(String, trait: TraitKey, candidates: [String])
  /// The text can't be read as the kind of value that the trait has.
  case unreadable(String, trait: TraitKey, kind: TraitValueKind)

  /// The names that would do, for "did you mean"; empty when values are not named.
  public var candidates: [String] {
    switch self {
    case .unknownName(_, _, let candidates): candidates
    case .unreadable: []
    }
  }

  /// What is wrong and what would be right, for people.
  public var description: String {
    switch self {
    case .unknownName(let text, let trait, let candidates):
      "\"\(text)\" is not a value of trait \"\(trait.name)\": \(candidates.joined(separator: ", "))"
    case .unreadable(let text, let trait, let kind):
      "\"\(text)\" is not a value of trait \"\(trait.name)\", whose kind is \(kind)"
    }
  }
}
