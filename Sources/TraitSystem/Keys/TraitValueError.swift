/// An error in the text of a trait value.
public enum TraitValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trait has named values, and the text is neither one of their names nor a raw value.
  case unknownName(String, trait: TraitKey, candidates: [String])
  /// The text can't be parsed as the trait's kind of value.
  case unreadable(String, trait: TraitKey, kind: TraitValueKind)

  /// The valid names, for spelling suggestions; empty if values aren't named.
  public var candidates: [String] {
    switch self {
    case .unknownName(_, _, let candidates): candidates
    case .unreadable: []
    }
  }

  /// The error message.
  public var description: String {
    switch self {
    case .unknownName(let text, let trait, let candidates):
      "'\(text)' is not a value of trait '\(trait.name)': \(TraitValueKind.list(candidates))"
    case .unreadable(let text, let trait, let kind):
      "'\(text)' is not a value of trait '\(trait.name)'; expected: \(kind)"
    }
  }
}
