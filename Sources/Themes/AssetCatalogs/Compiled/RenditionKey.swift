/// The attributes that distinguish renditions in compiled catalogs.
enum RenditionAttribute: Int {
  case element = 1
  case part = 2
  case appearance = 7
  case localization = 13
  case idiom = 15
  case subtype = 16
  case identifier = 17
  case gamut = 24

  /// The part number of colors.
  static let colorPart = 217
}

/// The format of the keys of a compiled catalog.
struct RenditionKeyFormat {
  /// The attributes of the numbers of a key.
  private let attributes: [Int]
  private let appearances: [Int: AssetAppearance]
  private let locales: [Int: String]

  /// Reads the format, or returns nil if it is damaged.
  init?(_ store: BlockStore, isMac: Bool) {
    guard let format = store.block("KEYFORMAT"), format.has("tmfk"), let count = format.little(8),
      count <= format.count / 4
    else { return nil }
    var attributes: [Int] = []
    for index in 0..<count {
      guard let attribute = format.little(12 + index * 4) else { return nil }
      attributes.append(attribute)
    }
    self.attributes = attributes
    // A file without variants has no table.
    var appearances = isMac ? Self.macAppearances : Self.appearances
    for entry in store.tree("APPEARANCEKEYS") ?? [] {
      guard let number = entry.value.little(0, bytes: 2) else { continue }
      appearances[number] = Self.appearance(named: entry.key.text)
    }
    self.appearances = appearances
    var locales: [Int: String] = [:]
    for entry in store.tree("LOCALIZATIONKEYS") ?? [] {
      guard let number = entry.value.little(0, bytes: 2) else { continue }
      locales[number] = entry.key.text
    }
    self.locales = locales
  }

  /// Returns the value of an attribute in a key; 0 if keys do not have it.
  func value(_ attribute: RenditionAttribute, in key: ByteReader) -> Int {
    guard let place = attributes.firstIndex(of: attribute.rawValue) else { return 0 }
    return key.little(place * 2, bytes: 2) ?? 0
  }

  /// Returns the conditions of a rendition.
  func conditions(of key: ByteReader) -> SlotConditions {
    var conditions = SlotConditions(idiom: .universal)
    let idiom = value(.idiom, in: key)
    if Self.idioms.indices.contains(idiom) {
      conditions.idiom = Self.idioms[idiom]
    } else {
      conditions.isUnknown = true
    }
    switch value(.subtype, in: key) {
    case 0: break
    case Self.catalyst: conditions.subtype = "mac-catalyst"
    case let other: conditions.subtype = String(other)
    }
    if value(.gamut, in: key) == 1 { conditions.gamut = .displayP3 }
    if let appearance = appearances[value(.appearance, in: key)] {
      conditions.appearance = appearance
    } else {
      conditions.isUnknown = true
    }
    let locale = value(.localization, in: key)
    if locale != 0 { conditions.locale = locales[locale] ?? "#\(locale)" }
    return conditions
  }

  private static let catalyst = 32_401

  private static let idioms: [AssetIdiom] = [
    .universal, .phone, .pad, .tv, .car, .watch, .iosMarketing, .mac, .vision,
  ]

  private static let appearances: [Int: AssetAppearance] = [
    0: .any, 1: .dark, 2: AssetAppearance(isHighContrast: true),
    3: AssetAppearance(luminosity: .dark, isHighContrast: true),
    4: AssetAppearance(luminosity: .light),
    5: AssetAppearance(luminosity: .light, isHighContrast: true),
  ]

  private static let macAppearances: [Int: AssetAppearance] = [
    0: .any, 1: .dark, 3: AssetAppearance(isHighContrast: true),
    6: AssetAppearance(luminosity: .dark, isHighContrast: true),
    8: AssetAppearance(luminosity: .light),
    9: AssetAppearance(luminosity: .light, isHighContrast: true),
  ]

  private static func appearance(named name: String) -> AssetAppearance? {
    switch name {
    case "UIAppearanceAny", "NSAppearanceNameSystem": .any
    case "UIAppearanceLight", "NSAppearanceNameAqua": AssetAppearance(luminosity: .light)
    case "UIAppearanceDark", "NSAppearanceNameDarkAqua": .dark
    case "UIAppearanceHighContrastAny", "NSAppearanceNameAccessibilitySystem":
      AssetAppearance(isHighContrast: true)
    case "UIAppearanceHighContrastLight", "NSAppearanceNameAccessibilityAqua":
      AssetAppearance(luminosity: .light, isHighContrast: true)
    case "UIAppearanceHighContrastDark", "NSAppearanceNameAccessibilityDarkAqua":
      AssetAppearance(luminosity: .dark, isHighContrast: true)
    case "ISAppearanceTintable": AssetAppearance(luminosity: .tinted)
    default: nil
    }
  }
}
