/// Whether an interface appears active or inactive.
///
/// Raw values are those of UIKit.
public enum UserInterfaceActiveAppearance: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The appearance of a window in the background.
  case inactive = 0
  /// The appearance of the active window.
  case active = 1
}

/// The trait for the active or inactive appearance of the interface.
public enum ActiveAppearanceTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: UserInterfaceActiveAppearance { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var affectsColorAppearance: Bool { true }

  static var valueNames: [String] { ["unspecified", "inactive", "active"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "active-appearance" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "activeAppearance" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 5) }
}

extension TraitCollection {
  /// Whether the interface appears active.
  @inlinable
  public var activeAppearance: UserInterfaceActiveAppearance { self[ActiveAppearanceTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(activeAppearance: UserInterfaceActiveAppearance) {
    self.init(ActiveAppearanceTrait.self, value: activeAppearance)
  }
}

extension MutableTraits {
  /// Whether the interface appears active.
  @inlinable
  public var activeAppearance: UserInterfaceActiveAppearance {
    get { self[ActiveAppearanceTrait.self] }
    set { self[ActiveAppearanceTrait.self] = newValue }
  }
}
