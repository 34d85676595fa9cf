/// The appearance of an interface: light or dark.
///
/// Raw values are those of UIKit.
public enum UserInterfaceStyle: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The trait for the light or dark appearance of the interface.
public enum UserInterfaceStyleTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: UserInterfaceStyle { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var affectsColorAppearance: Bool { true }

  static var valueNames: [String] { ["unspecified", "light", "dark"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "style" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "userInterfaceStyle" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 0) }
}

extension TraitCollection {
  /// The interface's style, light or dark.
  @inlinable
  public var userInterfaceStyle: UserInterfaceStyle { self[UserInterfaceStyleTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(UserInterfaceStyleTrait.self, value: userInterfaceStyle)
  }
}

extension MutableTraits {
  /// The interface's style, light or dark.
  @inlinable
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[UserInterfaceStyleTrait.self] }
    set { self[UserInterfaceStyleTrait.self] = newValue }
  }
}
