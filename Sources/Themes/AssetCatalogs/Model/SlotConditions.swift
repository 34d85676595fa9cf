/// The conditions of a slot: the parts of `Contents.json` that distinguish it from other slots.
public struct SlotConditions: Hashable, Sendable {
  /// The kind of device; nil if unspecified, which means all devices for colors.
  public var idiom: AssetIdiom?

  /// A kind of the device, such as `mac-catalyst` or `40mm`.
  public var subtype: String?

  /// The appearance of the interface.
  public var appearance = AssetAppearance.any

  /// The display gamut; nil if unspecified, which means sRGB.
  public var gamut: AssetGamut?

  /// The language of a localized set.
  public var locale: String?

  /// The pixels per point; nil for files of all scales.
  public var scale: Int?

  /// Whether the image is for right-to-left layouts; nil if it is never mirrored.
  public var isRightToLeft: Bool?

  /// The horizontal size class of the layout.
  public var widthClass: AssetSizeClass?

  /// The vertical size class of the layout.
  public var heightClass: AssetSizeClass?

  /// The minimum memory of the device, in gigabytes.
  public var memory: Int?

  /// The graphics feature set of the device, such as `metal3v1`.
  public var graphics: String?

  /// The screen width of a watch, such as `<=145`.
  public var screenWidth: String?

  /// Whether a condition has an unknown value, so that the slot is never selected.
  public var isUnknown = false

  /// Creates conditions that always match.
  public init(idiom: AssetIdiom? = .universal) { self.idiom = idiom }

  /// The conditions in normalized form, for comparison of slots.
  package var normalized: SlotConditions {
    var result = self
    result.idiom = idiom ?? .universal
    result.gamut = gamut ?? .sRGB
    return result
  }
}

/// A size class in one direction.
public enum AssetSizeClass: String, CaseIterable, Hashable, Sendable {
  /// Compact.
  case compact
  /// Regular.
  case regular
}

extension SlotConditions: CustomStringConvertible {
  /// The conditions in words, for messages: `dark high-contrast, display-P3, ipad`.
  public var description: String {
    var words = [appearance.description]
    if let gamut, gamut == .displayP3 { words.append(gamut.rawValue) }
    if let idiom, idiom != .universal { words.append(idiom.rawValue) }
    words += [subtype, locale, scale.map { "\($0)x" }, graphics, screenWidth].compactMap(\.self)
    if let isRightToLeft { words.append(isRightToLeft ? "right-to-left" : "left-to-right") }
    if let widthClass { words.append("\(widthClass) width") }
    if let heightClass { words.append("\(heightClass) height") }
    if let memory { words.append("\(memory) GB") }
    return words.joined(separator: ", ")
  }
}
