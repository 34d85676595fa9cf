/// The color gamut of a display.
///
/// Raw values are those of UIKit.
public enum DisplayGamut: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The sRGB gamut.
  case SRGB = 0
  /// The Display P3 gamut.
  case P3 = 1
}

/// The trait for the color gamut of the display.
public enum DisplayGamutTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: DisplayGamut { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var affectsColorAppearance: Bool { true }

  static var valueNames: [String] { ["unspecified", "srgb", "p3"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "gamut" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "displayGamut" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 2) }
}

extension TraitCollection {
  /// The color gamut of the display.
  @inlinable
  public var displayGamut: DisplayGamut { self[DisplayGamutTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(displayGamut: DisplayGamut) {
    self.init(DisplayGamutTrait.self, value: displayGamut)
  }
}

extension MutableTraits {
  /// The color gamut of the display.
  @inlinable
  public var displayGamut: DisplayGamut {
    get { self[DisplayGamutTrait.self] }
    set { self[DisplayGamutTrait.self] = newValue }
  }
}
