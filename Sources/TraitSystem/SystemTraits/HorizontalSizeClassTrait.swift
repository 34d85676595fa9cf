/// How much room there is in one direction.
///
/// Raw values are those of UIKit.
public enum UserInterfaceSizeClass: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Plenty of room.
  case regular = 2
}

extension UserInterfaceSizeClass: SystemTraitValue {
  static var names: [String] {
    ["unspecified", "compact", "regular"]
  }
}

/// How much room there is from side to side.
public enum HorizontalSizeClassTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "horizontal-size-class" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "horizontalSizeClass" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 8) }
}

extension TraitCollection {
  /// How much room there is from side to side.
  @inlinable
  public var horizontalSizeClass: UserInterfaceSizeClass { self[HorizontalSizeClassTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(HorizontalSizeClassTrait.self, value: horizontalSizeClass)
  }
}

extension MutableTraits {
  /// How much room there is from side to side.
  @inlinable
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[HorizontalSizeClassTrait.self] }
    set { self[HorizontalSizeClassTrait.self] = newValue }
  }
}
