/// Whether a display feels how hard it is pressed.
///
/// Raw values are those of UIKit.
public enum ForceTouchCapability: Int, CaseIterable, Sendable {
  /// It isn't known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

extension ForceTouchCapability: SystemTraitValue {
  static var names: [String] {
    ["unknown", "unavailable", "available"]
  }
}

/// Whether the display feels how hard it is pressed.
public enum ForceTouchCapabilityTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: ForceTouchCapability { .unknown }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "force-touch" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "forceTouchCapability" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 12) }
}

extension TraitCollection {
  /// Whether the display feels how hard it is pressed.
  @inlinable
  public var forceTouchCapability: ForceTouchCapability { self[ForceTouchCapabilityTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(forceTouchCapability: ForceTouchCapability) {
    self.init(ForceTouchCapabilityTrait.self, value: forceTouchCapability)
  }
}

extension MutableTraits {
  /// Whether the display feels how hard it is pressed.
  @inlinable
  public var forceTouchCapability: ForceTouchCapability {
    get { self[ForceTouchCapabilityTrait.self] }
    set { self[ForceTouchCapabilityTrait.self] = newValue }
  }
}
