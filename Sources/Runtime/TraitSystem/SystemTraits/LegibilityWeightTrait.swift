/// The text weight that the user prefers.
///
/// Raw values are those of UIKit.
public enum LegibilityWeight: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The standard weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The trait for the preferred text weight.
public enum LegibilityWeightTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: LegibilityWeight { .unspecified }

  static var valueNames: [String] { ["unspecified", "regular", "bold"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "legibility-weight" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "legibilityWeight" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 11) }
}

extension TraitCollection {
  /// The text weight that the user prefers.
  @inlinable
  public var legibilityWeight: LegibilityWeight { self[LegibilityWeightTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(legibilityWeight: LegibilityWeight) {
    self.init(LegibilityWeightTrait.self, value: legibilityWeight)
  }
}

extension MutableTraits {
  /// The text weight that the user prefers.
  @inlinable
  public var legibilityWeight: LegibilityWeight {
    get { self[LegibilityWeightTrait.self] }
    set { self[LegibilityWeightTrait.self] = newValue }
  }
}
