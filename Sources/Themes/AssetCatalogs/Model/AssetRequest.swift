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

/// The device of a slot.
public enum AssetIdiom: String, CaseIterable, Hashable, Sendable {
  /// All devices.
  case universal
  /// Phones.
  case phone = "iphone"
  /// Tablets, and tablet apps on a Mac with the subtype `mac-catalyst`.
  case pad = "ipad"
  /// Cars.
  case car
  /// Watches.
  case watch
  /// Televisions.
  case tv
  /// Macs.
  case mac
  /// Mixed-reality devices.
  case vision
  /// The store image of an app for phones and tablets.
  case iosMarketing = "ios-marketing"
  /// The store image of an app for watches.
  case watchMarketing = "watch-marketing"
  /// The store image of an app for televisions.
  case tvMarketing = "tv-marketing"
}

/// The display gamut of a slot.
public enum AssetGamut: String, CaseIterable, Hashable, Sendable {
  /// All displays; the default of a slot without a gamut.
  case sRGB
  /// Displays with the gamut of Display P3.
  case displayP3 = "display-P3"
}

/// The interface appearance of a slot.
///
/// The default is "any": a slot without appearances.
public struct AssetAppearance: Hashable, Sendable {
  /// The luminosity of an interface.
  public enum Luminosity: String, CaseIterable, Hashable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
    /// Displayed in one hue; only for app icons.
    case tinted
  }

  /// The required luminosity; nil for any.
  public var luminosity: Luminosity?

  /// Whether high contrast is required.
  public var isHighContrast: Bool

  /// Creates an appearance, by default any.
  public init(luminosity: Luminosity? = nil, isHighContrast: Bool = false) {
    self.luminosity = luminosity
    self.isHighContrast = isHighContrast
  }

  /// Any appearance.
  public static let any = AssetAppearance()

  /// Dark interfaces.
  public static let dark = AssetAppearance(luminosity: .dark)

  /// The position in the order of Xcode: any, light, dark, high, light and high, dark and high.
  var order: Int {
    let luminosity = luminosity.flatMap(Luminosity.allCases.firstIndex).map { $0 + 1 } ?? 0
    return isHighContrast ? 4 + luminosity : luminosity
  }
}

extension AssetAppearance: CustomStringConvertible {
  /// The words of theme files: `dark high-contrast`; `any` without conditions.
  public var description: String {
    let words = [luminosity?.rawValue, isHighContrast ? "high-contrast" : nil].compactMap(\.self)
    return words.isEmpty ? "any" : words.joined(separator: " ")
  }
}
