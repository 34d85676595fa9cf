/// The trait for the content size that the user prefers.
public enum PreferredContentSizeCategoryTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: ContentSizeCategory { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "content-size" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "preferredContentSizeCategory" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 10) }

  static var words: [(String, ContentSizeCategory)] {
    [
      ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
      ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX-M", .accessibilityMedium),
      ("AX-L", .accessibilityLarge), ("AX-XL", .accessibilityExtraLarge),
      ("AX-XXL", .accessibilityExtraExtraLarge), ("AX-XXXL", .accessibilityExtraExtraExtraLarge),
    ]
  }
}

extension TraitCollection {
  /// The content size that the user prefers.
  @inlinable
  public var preferredContentSizeCategory: ContentSizeCategory {
    self[PreferredContentSizeCategoryTrait.self]
  }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(PreferredContentSizeCategoryTrait.self, value: preferredContentSizeCategory)
  }
}

extension MutableTraits {
  /// The content size that the user prefers.
  @inlinable
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[PreferredContentSizeCategoryTrait.self] }
    set { self[PreferredContentSizeCategoryTrait.self] = newValue }
  }
}
