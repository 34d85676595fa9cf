/// How much contrast between colours the user wants.
///
/// Raw values are those of UIKit.
public enum AccessibilityContrast: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast than usual.
  case high = 1
}

extension AccessibilityContrast: SystemTraitValue {
  static var names: [String] {
    ["unspecified", "normal", "high"]
  }
}

/// Whether the user wants more contrast.
public enum AccessibilityContrastTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: AccessibilityContrast { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var affectsColorAppearance: Bool { true }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "contrast" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "accessibilityContrast" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 1) }
}

extension TraitCollection {
  /// How much contrast the user wants.
  @inlinable
  public var accessibilityContrast: AccessibilityContrast { self[AccessibilityContrastTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init(AccessibilityContrastTrait.self, value: accessibilityContrast)
  }
}

extension MutableTraits {
  /// How much contrast the user wants.
  @inlinable
  public var accessibilityContrast: AccessibilityContrast {
    get { self[AccessibilityContrastTrait.self] }
    set { self[AccessibilityContrastTrait.self] = newValue }
  }
}
