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
