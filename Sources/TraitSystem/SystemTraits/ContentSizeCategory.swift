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
