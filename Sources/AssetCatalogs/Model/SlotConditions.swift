/// What a slot is for: the parts of `Contents.json` that together tell it from the other slots.
public struct SlotConditions: Hashable, Sendable {
  /// The kind of device; nil where the slot doesn't say, which means every device for colours.
  public var idiom: AssetIdiom?

  /// A kind of the device, such as `mac-catalyst` or `40mm`.
  public var subtype: String?

  /// The look of the interface.
  public var appearance = AssetAppearance.any

  /// The range of colours; nil where the slot doesn't say, which means sRGB.
  public var gamut: AssetGamut?

  /// The language, where the set is localised.
  public var locale: String?

  /// The pixels to a point; nil for files that fit every scale.
  public var scale: Int?

  /// Whether the image is for layouts from right to left; nil where it is never mirrored.
  public var isRightToLeft: Bool?

  /// How wide the layout is.
  public var widthClass: AssetSizeClass?

  /// How high the layout is.
  public var heightClass: AssetSizeClass?

  /// The least memory of the device, in gigabytes.
  public var memory: Int?

  /// The graphics of the device, such as `metal3v1`.
  public var graphics: String?

  /// The width of a watch's screen, such as `<=145`.
  public var screenWidth: String?

  /// Whether a condition has a value that isn't known, so that the slot is never chosen.
  public var isUnknown = false

  /// Makes the conditions of a slot for everything.
  public init(idiom: AssetIdiom? = .universal) { self.idiom = idiom }

  /// The conditions with what means the same written the same, by which slots are compared.
  var normalized: SlotConditions {
    var result = self
    result.idiom = idiom ?? .universal
    result.gamut = gamut ?? .sRGB
    return result
  }
}

/// How much room there is in one direction.
public enum AssetSizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little room.
  case compact
  /// Plenty of room.
  case regular
}

extension SlotConditions: CustomStringConvertible {
  /// The conditions in words, as messages name them: `dark high-contrast, display-P3, ipad`.
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
