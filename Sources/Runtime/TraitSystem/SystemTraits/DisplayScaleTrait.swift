/// The trait for the number of pixels per point.
public enum DisplayScaleTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: Double { 0 }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "scale" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "displayScale" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 7) }
}

extension TraitCollection {
  /// The number of pixels per point; 0 if it isn't specified, so check it before dividing.
  @inlinable
  public var displayScale: Double { self[DisplayScaleTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(displayScale: Double) {
    self.init(DisplayScaleTrait.self, value: displayScale)
  }
}

extension MutableTraits {
  /// The number of pixels per point; 0 if it isn't specified, so check it before dividing.
  @inlinable
  public var displayScale: Double {
    get { self[DisplayScaleTrait.self] }
    set { self[DisplayScaleTrait.self] = newValue }
  }
}
