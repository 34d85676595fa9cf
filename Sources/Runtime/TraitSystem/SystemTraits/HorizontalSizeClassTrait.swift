/// The amount of space available along one axis.
///
/// Raw values are those of UIKit.
public enum UserInterfaceSizeClass: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = 0
  /// Limited space.
  case compact = 1
  /// Ample space.
  case regular = 2
}

/// The trait for the horizontal size class.
public enum HorizontalSizeClassTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }

  static var valueNames: [String] { ["unspecified", "compact", "regular"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "horizontal-size-class" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "horizontalSizeClass" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 8) }
}

extension TraitCollection {
  /// The horizontal size class.
  @inlinable
  public var horizontalSizeClass: UserInterfaceSizeClass { self[HorizontalSizeClassTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(HorizontalSizeClassTrait.self, value: horizontalSizeClass)
  }
}

extension MutableTraits {
  /// The horizontal size class.
  @inlinable
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[HorizontalSizeClassTrait.self] }
    set { self[HorizontalSizeClassTrait.self] = newValue }
  }
}

/// The trait for the vertical size class.
public enum VerticalSizeClassTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }

  static var valueNames: [String] { ["unspecified", "compact", "regular"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "vertical-size-class" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "verticalSizeClass" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 9) }
}

extension TraitCollection {
  /// The vertical size class.
  @inlinable
  public var verticalSizeClass: UserInterfaceSizeClass { self[VerticalSizeClassTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(VerticalSizeClassTrait.self, value: verticalSizeClass)
  }
}

extension MutableTraits {
  /// The vertical size class.
  @inlinable
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[VerticalSizeClassTrait.self] }
    set { self[VerticalSizeClassTrait.self] = newValue }
  }
}
