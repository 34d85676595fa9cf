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

/// A preferred content size, from extra small to the largest accessibility size.
///
/// Raw values are those of UIKit. Categories are ordered by size; `unspecified` comes first.
public enum ContentSizeCategory: String, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  /// The smallest size.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Two steps below the system's default.
  case small = "UICTContentSizeCategoryS"
  /// A step below the system's default.
  case medium = "UICTContentSizeCategoryM"
  /// The system's default.
  case large = "UICTContentSizeCategoryL"
  /// A step above the system's default.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Two steps above the system's default.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest standard size.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The first accessibility size.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// The second accessibility size.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// The third accessibility size.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest size.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ContentSizeCategory: Comparable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.order < second.order
  }
}
