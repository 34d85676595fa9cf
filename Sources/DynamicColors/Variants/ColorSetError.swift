/// An error in the variants of a color set.
public enum ColorSetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The set has no variants.
  case empty
  /// Two variants have the same conditions.
  case duplicate(ColorVariant)
  /// A variant requires two values of one trait.
  case contradiction(ColorVariant)
  /// The variants name too many sets of conditions, or too many traits.
  case tooManyConditions

  /// The error message.
  public var description: String {
    switch self {
    case .empty: "a color set needs at least one variant"
    case .duplicate(let variant): "two variants have the conditions of '\(variant)'"
    case .contradiction(let variant): "'\(variant)' requires two values of one trait"
    case .tooManyConditions:
      "variants can be chosen by at most \(ConditionTable.traitLimit) traits and \(ConditionTable.valueLimit) values of each"
    }
  }
}
