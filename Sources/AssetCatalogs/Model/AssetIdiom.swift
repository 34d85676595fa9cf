/// The kind of device that a slot is for.
public enum AssetIdiom: String, CaseIterable, Hashable, Sendable {
  /// Every device.
  case universal
  /// Phones.
  case phone = "iphone"
  /// Tablets, and with the subtype `mac-catalyst` their apps on a Mac.
  case pad = "ipad"
  /// Cars.
  case car
  /// Watches.
  case watch
  /// Televisions.
  case tv
  /// Macs.
  case mac
  /// Devices for mixed reality.
  case vision
  /// The store's picture of an app for phones and tablets.
  case iosMarketing = "ios-marketing"
  /// The store's picture of an app for watches.
  case watchMarketing = "watch-marketing"
  /// The store's picture of an app for televisions.
  case tvMarketing = "tv-marketing"
}
