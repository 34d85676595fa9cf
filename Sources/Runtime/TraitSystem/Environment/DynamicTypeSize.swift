/// The size of text in declarative content, from extra small to the largest for accessibility.
public enum DynamicTypeSize: Int, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the system's default.
  case small
  /// A step below the system's default.
  case medium
  /// The system's default.
  case large
  /// A step above the system's default.
  case xLarge
  /// Two steps above the system's default.
  case xxLarge
  /// The largest standard size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Creates the text size for a content size category; nil if the category is unspecified.
  public init?(_ category: ContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: category) else { return nil }
    self.init(rawValue: index)
  }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The categories in the order of the sizes.
  fileprivate static let categories = ContentSizeCategory.allCases.filter { $0 != .unspecified }
}

extension DynamicTypeSize: Comparable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension ContentSizeCategory {
  /// Creates the category for a text size; unspecified for nil.
  public init(_ size: DynamicTypeSize?) {
    self = size.map { DynamicTypeSize.categories[$0.rawValue] } ?? .unspecified
  }
}

extension EnvironmentValues {
  /// The text size, stored in the preferred content size category; large if that is unspecified.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

private enum DynamicTypeSizeKey: TraitBridgedEnvironmentKey {
  static let defaultValue = DynamicTypeSize.large

  static func read(from traitCollection: TraitCollection) -> DynamicTypeSize {
    DynamicTypeSize(traitCollection.preferredContentSizeCategory) ?? defaultValue
  }

  static func write(to mutableTraits: inout MutableTraits, value: DynamicTypeSize) {
    mutableTraits.preferredContentSizeCategory = ContentSizeCategory(value)
  }
}
