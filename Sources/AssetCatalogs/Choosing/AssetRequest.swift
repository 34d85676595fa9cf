import TextSupport
public import TraitSystem

/// A request for an asset: the state of an interface in the terms of catalogs.
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

  /// The pixels per point, at least 1.
  public var scale = 1

  /// Whether the layout is right-to-left.
  public var isRightToLeft = false

  /// The horizontal size class of the layout.
  public var widthClass: AssetSizeClass?

  /// The vertical size class of the layout.
  public var heightClass: AssetSizeClass?

  /// The memory of the device in gigabytes; nil if unknown.
  public var memory: Int?

  /// The graphics feature set of the device, such as `metal3v1`; nil if unknown.
  public var graphics: String?

  /// The screen width of a watch, such as `<=145`.
  public var screenWidth: String?

  /// Creates a request for an unspecified interface.
  public init() {}

  /// Creates the request of traits.
  ///
  /// An unspecified gamut counts as sRGB, an unspecified scale as 1, and an unspecified style finds
  /// only slots for any style. Memory, graphics and subtypes have no traits.
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
    let scale = traits.displayScale
    self.scale = scale >= 1 && scale <= 16 ? Int(clamping: scale.rounded()) : 1
    isRightToLeft = traits.layoutDirection == .rightToLeft
    widthClass = AssetSizeClass(traits.horizontalSizeClass)
    heightClass = AssetSizeClass(traits.verticalSizeClass)
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

extension AssetSizeClass {
  /// The size class of a trait; nil if unspecified.
  init?(_ sizeClass: UserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
