/// How heavy the user wants text to be.
///
/// Raw values are those of UIKit.
public enum LegibilityWeight: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold throughout.
  case bold = 1
}

extension LegibilityWeight: SystemTraitValue {
  static var names: [String] {
    ["unspecified", "regular", "bold"]
  }
}

/// Whether the user wants bold text.
public enum LegibilityWeightTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: LegibilityWeight { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "legibility-weight" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "legibilityWeight" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 11) }
}

extension TraitCollection {
  /// The weight of text that the user wants.
  @inlinable
  public var legibilityWeight: LegibilityWeight { self[LegibilityWeightTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(legibilityWeight: LegibilityWeight) {
    self.init(LegibilityWeightTrait.self, value: legibilityWeight)
  }
}

extension MutableTraits {
  /// The weight of text that the user wants.
  @inlinable
  public var legibilityWeight: LegibilityWeight {
    get { self[LegibilityWeightTrait.self] }
    set { self[LegibilityWeightTrait.self] = newValue }
  }
}
