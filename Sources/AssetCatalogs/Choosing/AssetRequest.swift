public import TraitSystem

/// A request for a color: the state of an interface in the terms of catalogs.
public struct AssetRequest: Hashable, Sendable {
  /// Whether the interface is light or dark; nil if unspecified.
  public var luminosity: AssetAppearance.Luminosity?

  /// Whether contrast is high.
  public var isHighContrast = false

  /// Whether surfaces are elevated, which affects only system colors.
  public var isElevated = false

  /// The gamut of the display.
  public var gamut = AssetGamut.sRGB

  /// The kind of device; nil for slots of all devices.
  public var idiom: AssetIdiom?

  /// A kind of the device: `mac-catalyst` for an app for tablets on a Mac, with the idiom `.pad`.
  public var subtype: String?

  /// The language, as a BCP 47 tag.
  public var locale: String?

  /// Creates a request for an unspecified interface.
  public init() {}

  /// Creates the request of traits.
  ///
  /// An unspecified gamut counts as sRGB, and an unspecified style finds only slots for any style.
  /// Subtypes have no traits.
  public init(_ traits: TraitCollection) {
    switch traits.userInterfaceStyle {
    case .light: luminosity = .light
    case .dark: luminosity = .dark
    case .unspecified: luminosity = nil
    }
    isHighContrast = traits.accessibilityContrast == .high
    isElevated = traits.userInterfaceLevel == .elevated
    gamut = traits.displayGamut == .P3 ? .displayP3 : .sRGB
    idiom = AssetIdiom(traits.userInterfaceIdiom)
    locale = traits.typesettingLanguage
  }
}

extension AssetIdiom {
  /// The idiom of a trait; nil if unspecified.
  init?(_ idiom: UserInterfaceIdiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .tv: self = .tv
    case .carPlay: self = .car
    case .mac: self = .mac
    case .vision: self = .vision
    case .unspecified: return nil
    }
  }

  /// The value of the trait; nil if traits do not have it.
  var trait: UserInterfaceIdiom? {
    UserInterfaceIdiom.allCases.first { AssetIdiom($0) == self }
  }
}
