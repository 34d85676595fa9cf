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
