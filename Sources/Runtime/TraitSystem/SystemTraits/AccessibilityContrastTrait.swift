/// The contrast between colors that the user prefers.
///
/// Raw values are those of UIKit.
public enum AccessibilityContrast: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The standard contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// The trait for the user's preferred contrast.
public enum AccessibilityContrastTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: AccessibilityContrast { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var affectsColorAppearance: Bool { true }

  static var valueNames: [String] { ["unspecified", "normal", "high"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "contrast" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "accessibilityContrast" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 1) }
}

extension TraitCollection {
  /// The contrast that the user prefers.
  @inlinable
  public var accessibilityContrast: AccessibilityContrast { self[AccessibilityContrastTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init(AccessibilityContrastTrait.self, value: accessibilityContrast)
  }
}

extension MutableTraits {
  /// The contrast that the user prefers.
  @inlinable
  public var accessibilityContrast: AccessibilityContrast {
    get { self[AccessibilityContrastTrait.self] }
    set { self[AccessibilityContrastTrait.self] = newValue }
  }
}
