/// The horizontal direction of a layout.
///
/// Raw values are those of UIKit.
public enum TraitEnvironmentLayoutDirection: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The trait for the layout direction.
public enum LayoutDirectionTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: TraitEnvironmentLayoutDirection { .unspecified }

  static var valueNames: [String] { ["unspecified", "leftToRight", "rightToLeft"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "direction" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "layoutDirection" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 6) }

  static var words: [(String, TraitEnvironmentLayoutDirection)] {
    [
      ("ltr", .leftToRight), ("rtl", .rightToLeft),
    ]
  }
}

extension TraitCollection {
  /// The layout direction.
  @inlinable
  public var layoutDirection: TraitEnvironmentLayoutDirection { self[LayoutDirectionTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(LayoutDirectionTrait.self, value: layoutDirection)
  }
}

extension MutableTraits {
  /// The layout direction.
  @inlinable
  public var layoutDirection: TraitEnvironmentLayoutDirection {
    get { self[LayoutDirectionTrait.self] }
    set { self[LayoutDirectionTrait.self] = newValue }
  }
}
