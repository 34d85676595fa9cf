/// The availability of pressure-sensitive touch.
///
/// Raw values are those of UIKit.
public enum ForceTouchCapability: Int, CaseIterable, Sendable {
  /// The availability isn't known.
  case unknown = 0
  /// The display doesn't sense pressure.
  case unavailable = 1
  /// The display senses pressure.
  case available = 2
}

/// The trait for the availability of pressure-sensitive touch.
public enum ForceTouchCapabilityTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: ForceTouchCapability { .unknown }

  static var valueNames: [String] { ["unknown", "unavailable", "available"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "force-touch" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "forceTouchCapability" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 12) }
}

extension TraitCollection {
  /// The availability of pressure-sensitive touch.
  @inlinable
  public var forceTouchCapability: ForceTouchCapability { self[ForceTouchCapabilityTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(forceTouchCapability: ForceTouchCapability) {
    self.init(ForceTouchCapabilityTrait.self, value: forceTouchCapability)
  }
}

extension MutableTraits {
  /// The availability of pressure-sensitive touch.
  @inlinable
  public var forceTouchCapability: ForceTouchCapability {
    get { self[ForceTouchCapabilityTrait.self] }
    set { self[ForceTouchCapabilityTrait.self] = newValue }
  }
}
