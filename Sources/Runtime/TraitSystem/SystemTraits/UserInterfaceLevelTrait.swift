/// The visual level of content.
///
/// Raw values are those of UIKit.
public enum UserInterfaceLevel: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The content of a window.
  case base = 0
  /// Content above that of its window, such as a sheet or a popover.
  case elevated = 1
}

/// The trait for the visual level of the interface.
public enum UserInterfaceLevelTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: UserInterfaceLevel { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var affectsColorAppearance: Bool { true }

  static var valueNames: [String] { ["unspecified", "base", "elevated"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "level" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "userInterfaceLevel" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 4) }
}

extension TraitCollection {
  /// The visual level of the interface: base or elevated content.
  @inlinable
  public var userInterfaceLevel: UserInterfaceLevel { self[UserInterfaceLevelTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(userInterfaceLevel: UserInterfaceLevel) {
    self.init(UserInterfaceLevelTrait.self, value: userInterfaceLevel)
  }
}

extension MutableTraits {
  /// The visual level of the interface: base or elevated content.
  @inlinable
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[UserInterfaceLevelTrait.self] }
    set { self[UserInterfaceLevelTrait.self] = newValue }
  }
}
