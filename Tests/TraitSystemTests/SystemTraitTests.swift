import Testing
@testable import TraitSystem

struct SystemTraitTests {
  static let table: [(String, String, String, Bool)] = [
    ("style", "userInterfaceStyle", "unspecified", true),
    ("contrast", "accessibilityContrast", "unspecified", true),
    ("gamut", "displayGamut", "unspecified", true),
    ("idiom", "userInterfaceIdiom", "unspecified", true),
    ("level", "userInterfaceLevel", "unspecified", true),
    ("active-appearance", "activeAppearance", "unspecified", true),
    ("direction", "layoutDirection", "unspecified", false),
    ("scale", "displayScale", "0", false),
    ("horizontal-size-class", "horizontalSizeClass", "unspecified", false),
    ("vertical-size-class", "verticalSizeClass", "unspecified", false),
    ("content-size", "preferredContentSizeCategory", "unspecified", false),
    ("legibility-weight", "legibilityWeight", "unspecified", false),
    ("force-touch", "forceTouchCapability", "unknown", false),
    ("dynamic-range", "imageDynamicRange", "unspecified", false),
    ("language", "typesettingLanguage", "nil", false),
    ("capture-state", "sceneCaptureState", "unspecified", false),
    ("list-environment", "listEnvironment", "unspecified", false),
    ("toolbar-size", "toolbarItemPresentationSize", "unspecified", false),
    ("headroom-limit", "hdrHeadroomUsageLimit", "unspecified", false),
    ("tab-accessory", "tabAccessoryEnvironment", "unspecified", false),
    ("split-layout", "splitViewControllerLayoutEnvironment", "none", false),
    (
      "natural-alignment", "resolvesNaturalAlignmentWithBaseWritingDirection", "true", false
    ),
  ]

  @Test("The table has every system trait, in the order of declaration")
  func order() {
    #expect(TraitKey.system.map(\.identifier) == Self.table.map(\.1))
    #expect(TraitKey.system.filter(\.isSystem).count == Self.table.count)
  }

  @Test("A system trait has its names, its default and its influence on colors", arguments: table)
  func row(short: String, property: String, standard: String, affects: Bool) throws {
    let key = try #require(TraitKey.named(property))
    #expect(key.identifier == property)
    #expect(key.name == short)
    #expect(TraitKey.named(short) == key)
    #expect(
      TraitKey.named("UITrait" + property.prefix(1).uppercased() + property.dropFirst()) == key
    )
    #expect(key.affectsColorAppearance == affects)
    #expect(key.defaultValue.description == standard)
    #expect(TraitCollection().value(of: key) == key.defaultValue)
  }

  @Test("Raw values are those of UIKit")
  func rawValues() {
    #expect(UserInterfaceIdiom.allCases.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    #expect(UserInterfaceStyle.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(TraitEnvironmentLayoutDirection.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UserInterfaceSizeClass.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(ForceTouchCapability.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(DisplayGamut.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(AccessibilityContrast.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UserInterfaceLevel.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(LegibilityWeight.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UserInterfaceActiveAppearance.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(ToolbarItemPresentationSize.allCases.map(\.rawValue) == [-1, 0, 1, 3])
    #expect(ImageDynamicRange.allCases.map(\.rawValue) == [-1, 0, 1, 2])
    #expect(SceneCaptureState.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(ListEnvironment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(HDRHeadroomUsageLimit.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(TabAccessoryEnvironment.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(SplitViewControllerLayoutEnvironment.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test("Content sizes are ordered, and the last five are for accessibility")
  func contentSizes() {
    let all = ContentSizeCategory.allCases
    #expect(all.sorted() == all)
    #expect(all.filter(\.isAccessibilityCategory) == Array(all.suffix(5)))
    #expect(ContentSizeCategory.extraSmall < .large)
    #expect(ContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  @Test("Every value of every system trait can be written and read without its type")
  func roundTrip() throws {
    for key in TraitKey.system {
      for name in key.valueNames {
        let value = try key.value(name)
        #expect(value.description == name)
        let traits = TraitCollection { $0.set(value, for: key) }
        #expect(traits.value(of: key) == value)
        #expect(traits.contains(key) == (value != key.defaultValue))
      }
    }
  }
}

@Suite("Names of system values")
struct SystemValueNameTests {
  @Test("Declared names of system values are those of the cases")
  func names() {
    func check<T: NamedSystemTraitDefinition>(_ type: T.Type) {
      // UIKit's names of gamuts are in upper case, those of files are not.
      let names = T.Value.allCases.map { String(describing: $0) }
      #expect(T.valueNames == (T.name == "gamut" ? names.map { $0.lowercased() } : names))
    }
    let types = systemTraitTypes().compactMap { $0 as? any NamedSystemTraitDefinition.Type }
    #expect(types.count == 18)
    for type in types { check(type) }
  }
}
