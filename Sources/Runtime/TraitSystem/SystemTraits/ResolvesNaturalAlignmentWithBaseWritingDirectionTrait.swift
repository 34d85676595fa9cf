/// The trait for natural text alignment according to the base writing direction.
public enum ResolvesNaturalAlignmentWithBaseWritingDirectionTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: Bool { true }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "natural-alignment" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "resolvesNaturalAlignmentWithBaseWritingDirection" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 21) }
}

extension TraitCollection {
  /// Whether natural alignment of text follows its base writing direction.
  @inlinable
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[ResolvesNaturalAlignmentWithBaseWritingDirectionTrait.self]
  }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
    self.init(
      ResolvesNaturalAlignmentWithBaseWritingDirectionTrait.self,
      value: resolvesNaturalAlignmentWithBaseWritingDirection
    )
  }
}

extension MutableTraits {
  /// Whether natural alignment of text follows its base writing direction.
  @inlinable
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[ResolvesNaturalAlignmentWithBaseWritingDirectionTrait.self] }
    set { self[ResolvesNaturalAlignmentWithBaseWritingDirectionTrait.self] = newValue }
  }
}
