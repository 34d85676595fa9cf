/// The placement of content as the accessory of a tab bar.
///
/// Raw values are those of UIKit.
public enum TabAccessoryEnvironment: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = 0
  /// The content isn't an accessory.
  case none = 1
  /// The accessory is above the tab bar.
  case regular = 2
  /// The accessory is in line with the tab bar.
  case inline = 3
}

/// The trait for the placement of content as the accessory of a tab bar.
public enum TabAccessoryEnvironmentTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: TabAccessoryEnvironment { .unspecified }

  static var valueNames: [String] { ["unspecified", "none", "regular", "inline"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "tab-accessory" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "tabAccessoryEnvironment" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 19) }
}

extension TraitCollection {
  /// The placement of the content as the accessory of a tab bar.
  @inlinable
  public var tabAccessoryEnvironment: TabAccessoryEnvironment {
    self[TabAccessoryEnvironmentTrait.self]
  }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(tabAccessoryEnvironment: TabAccessoryEnvironment) {
    self.init(TabAccessoryEnvironmentTrait.self, value: tabAccessoryEnvironment)
  }
}

extension MutableTraits {
  /// The placement of the content as the accessory of a tab bar.
  @inlinable
  public var tabAccessoryEnvironment: TabAccessoryEnvironment {
    get { self[TabAccessoryEnvironmentTrait.self] }
    set { self[TabAccessoryEnvironmentTrait.self] = newValue }
  }
}
