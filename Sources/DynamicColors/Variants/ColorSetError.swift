/// Why variants make no colour set.
public enum ColorSetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no variant.
  case empty
  /// Two variants have the same conditions.
  case duplicate(ColorVariant)
  /// A variant asks two values of one trait.
  case contradiction(ColorVariant)
  /// More sets of conditions, or more traits, than variants can be chosen by.
  case tooManyConditions

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .empty: "a colour set needs at least one variant"
    case .duplicate(let variant): "two variants have the conditions of '\(variant)'"
    case .contradiction(let variant): "'\(variant)' asks two values of one trait"
    case .tooManyConditions:
      "variants can be chosen by \(ConditionTable.traitLimit) traits and \(ConditionTable.valueLimit) values of each at most"
    }
  }
}
