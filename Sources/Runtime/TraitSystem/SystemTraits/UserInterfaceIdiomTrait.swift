/// The kind of device that an interface is designed for.
///
/// Raw values are those of UIKit.
public enum UserInterfaceIdiom: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car display.
  case carPlay = 3
  /// A desktop or laptop computer.
  case mac = 5
  /// A mixed-reality device.
  case vision = 6
}

/// The trait for the kind of device that the interface is designed for.
public enum UserInterfaceIdiomTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: UserInterfaceIdiom { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var affectsColorAppearance: Bool { true }

  static var valueNames: [String] {
    ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"]
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "idiom" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "userInterfaceIdiom" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 3) }

  static var words: [(String, UserInterfaceIdiom)] {
    [
      ("car", .carPlay)
    ]
  }
}

extension TraitCollection {
  /// The kind of device that the interface is designed for.
  @inlinable
  public var userInterfaceIdiom: UserInterfaceIdiom { self[UserInterfaceIdiomTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(userInterfaceIdiom: UserInterfaceIdiom) {
    self.init(UserInterfaceIdiomTrait.self, value: userInterfaceIdiom)
  }
}

extension MutableTraits {
  /// The kind of device that the interface is designed for.
  @inlinable
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[UserInterfaceIdiomTrait.self] }
    set { self[UserInterfaceIdiomTrait.self] = newValue }
  }
}
