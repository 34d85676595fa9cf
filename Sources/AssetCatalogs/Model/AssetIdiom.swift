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
