import TextSupport
public import TraitSystem

/// What an asset is asked for: the state of an interface in the terms of catalogs.
public struct AssetRequest: Hashable, Sendable {
  /// Whether the interface is light or dark; nil where that isn't specified.
  public var luminosity: AssetAppearance.Luminosity?

  /// Whether contrast is high.
  public var isHighContrast = false

  /// Whether surfaces lie above others, which only colours of the system ask.
  public var isElevated = false

  /// The range of colours of the display.
  public var gamut = AssetGamut.sRGB

  /// The kind of device; nil asks for what is for every device.
  public var idiom: AssetIdiom?

  /// A kind of the device: `mac-catalyst` for an app for tablets on a Mac, with the idiom `.pad`.
  public var subtype: String?

  /// The language, as a BCP 47 tag.
  public var locale: String?

  /// The pixels to a point, at least 1.
  public var scale = 1

  /// Whether the layout runs from right to left.
  public var isRightToLeft = false

  /// How wide the layout is.
  public var widthClass: AssetSizeClass?

  /// How high the layout is.
  public var heightClass: AssetSizeClass?

  /// The memory of the device in gigabytes; nil where it isn't known.
  public var memory: Int?

  /// The graphics of the device, such as `metal3v1`; nil where that isn't known.
  public var graphics: String?

  /// The width of a watch's screen, such as `<=145`.
  public var screenWidth: String?

  /// Makes a request for an unspecified interface.
  public init() {}

  /// Makes the request that traits stand for.
  ///
  /// An unspecified gamut counts as sRGB, an unspecified scale as 1, and an unspecified style only
  /// finds what is for any. Catalogs have no traits for memory, graphics and subtypes.
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
  /// The idiom of a trait; nil where it isn't specified.
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

  /// The trait's value; nil where traits have none.
  var trait: UserInterfaceIdiom? {
    UserInterfaceIdiom.allCases.first { AssetIdiom($0) == self }
  }
}

extension AssetSizeClass {
  /// The size class of a trait; nil where it isn't specified.
  init?(_ sizeClass: UserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
