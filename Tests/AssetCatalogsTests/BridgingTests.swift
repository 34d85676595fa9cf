import AssetCatalogs
import ColorValues
import DynamicColors
import Foundation
import Testing
import TraitSystem

@Suite struct BridgingTests {
  private static let universal = #""idiom": "universal""#

  /// Every combination of style, contrast, gamut, level and some idioms.
  private static let combinations: [TraitCollection] = {
    var all: [TraitCollection] = []
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        for gamut in [DisplayGamut.SRGB, .P3] {
          for level in [UserInterfaceLevel.base, .elevated] {
            for idiom in [UserInterfaceIdiom.unspecified, .phone, .mac, .vision] {
              all.append(
                TraitCollection {
                  $0.userInterfaceStyle = style
                  $0.accessibilityContrast = contrast
                  $0.displayGamut = gamut
                  $0.userInterfaceLevel = level
                  $0.userInterfaceIdiom = idiom
                }
              )
            }
          }
        }
      }
    }
    return all
  }()

  @Test(
    "The variants of a color set have the colors of its catalog under all traits",
    arguments: [
      slot(1),
      slot(1) + ","
        + slot(2, universal + #","appearances": [{"appearance": "luminosity", "value": "dark"}]"#),
      slot(1) + ","
        + slot(2, universal + #","appearances": [{"appearance": "contrast", "value": "high"}]"#)
        + ","
        + slot(3, universal + #","appearances": [{"appearance": "luminosity", "value": "dark"}]"#),
      slot(1) + "," + slot(2, #""idiom": "iphone", "display-gamut": "display-P3""#) + ","
        + slot(3, #""idiom": "mac""#),
      slot(1) + ","
        + slot(2, universal + #","appearances": [{"appearance": "luminosity", "value": "dark"}]"#)
        + "," + slot(3, #""idiom": "vision""#),
      #"{"color": {"platform": "ios", "reference": "systemBackgroundColor"}, "idiom": "universal"}"#,
      #"{"color": {"platform": "ios", "reference": "labelColor"}, "idiom": "universal"},"#
        + slot(3, universal + #","appearances": [{"appearance": "contrast", "value": "high"}]"#),
    ]
  )
  func colorSets(slots: String) throws {
    let (catalog, _) = try readColor(slots)
    let set = try #require(catalog.colorSet(of: catalog.assets[0]))
    for traits in Self.combinations {
      #expect(set.color(for: traits) == catalog.color(at: ColorIndex(0), for: traits), "\(traits)")
    }
  }

  @Test("A plain color set keeps its variants when it is read")
  func variants() throws {
    let (catalog, _) = try readColor(
      slot(1) + ","
        + slot(
          2,
          Self.universal + #","appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        )
    )
    let set = try #require(catalog.colorSet(of: catalog.assets[0]))
    #expect(set.variants.map { $0.conditions.map(\.description) } == [["dark"], []])
    let (empty, _) = try readColor("{\"idiom\": \"universal\"}")
    #expect(empty.colorSet(of: empty.assets[0]) == nil)
  }

  @Test("A color has only the slots that it needs")
  func slots() {
    func conditions(_ color: DynamicColor, idioms: [AssetIdiom] = []) -> [String] {
      ColorSetBuilder(idioms: idioms).slots(for: color).map(\.conditions.description)
    }
    #expect(conditions(DynamicColor(.white)) == ["any"])
    #expect(conditions(DynamicColor(light: .white, dark: .white)) == ["any"])
    #expect(conditions(DynamicColor(light: .white, dark: .black)) == ["any", "dark"])
    let green = Color(.displayP3, 0, 1, 0)
    #expect(conditions(DynamicColor(green)) == ["any", "any, display-P3"])
    #expect(
      conditions(DynamicColor(light: .white, dark: green)) == ["any", "dark", "dark, display-P3"]
    )
    let provided = DynamicColor { traits in
      DynamicColor(traits.userInterfaceIdiom == .mac ? .black : .white)
    }
    #expect(conditions(provided, idioms: [.mac, .phone]) == ["any", "any, mac"])
    let contrast = DynamicColor { traits in
      guard traits.accessibilityContrast == .high else {
        return DynamicColor(light: .white, dark: .black)
      }
      return DynamicColor(Color(.srgb, 1, 0, 0))
    }
    #expect(conditions(contrast) == ["any", "dark", "high-contrast", "dark high-contrast"])
  }

  @Test("A color outside sRGB has a value in sRGB, and its own value for Display P3")
  func wideGamut() throws {
    let wide = try Color(css: "oklch(0.75 0.25 150)")
    let slots = ColorSetBuilder().slots(for: DynamicColor(wide))
    #expect(slots.map(\.conditions.gamut) == [.sRGB, .displayP3])
    guard case .components(let narrow)? = slots[0].color,
      case .components(let own)? = slots[1].color
    else {
      Issue.record("no components")
      return
    }
    #expect(narrow.space == .srgb)
    #expect(narrow.color.isInGamut(of: .srgb))
    #expect(narrow.color.hex == wide.hex)
    #expect(own.space == .displayP3)
    #expect(own.color.difference(to: wide.fitted(to: .displayP3)) < 0.001)
  }

  @Test(
    "A color set that is built and read again has the same colors",
    arguments: [nil] + ComponentStyle.allCases
  )
  func roundTrip(style: ComponentStyle?) throws {
    let color = DynamicColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      let isHigh = traits.accessibilityContrast == .high
      return DynamicColor(
        Color(.oklch, isDark ? 0.3 : 0.8, isHigh ? 0.05 : 0.02, isDark ? 40 : 250, alpha: 0.8)
      )
    }
    var builder = ColorSetBuilder()
    builder.components = style
    let slots = builder.slots(for: color)
    #expect(slots.count == 4)
    // 255ths are off by up to half of one; fractions are exact.
    let tolerance = style == .hexadecimal || style == .integer ? 1.0 : 0.000_001
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var editor = CatalogEditor()
    try editor.setColor("c", to: slots)
    try editor.write(to: folder.path + "/B.xcassets")
    let (catalog, _) = try AssetCatalog.read(folder.path + "/B.xcassets")
    for traits in Self.combinations {
      let expected = color.resolvedColor(with: traits)
      let actual = catalog.color(at: ColorIndex(0), for: traits)
      #expect(actual.difference(to: expected) < tolerance)
      #expect(abs(actual.alpha - 0.8) < 0.001)
    }
  }

  @Test(
    "Names of themes and names of catalogs convert into each other",
    arguments: [
      ("badge.new", "badge/new", "badge.new"), ("accent", "accent", "accent"),
    ]
  )
  func names(theme: String, qualified: String, back: String) {
    #expect(AssetName.qualifiedName(ofThemeName: theme) == qualified)
    #expect(AssetName.themeName(ofQualifiedName: qualified) == back)
  }

  @Test("A catalog name converts to characters of theme files, with the given prefix and namespace")
  func otherNames() {
    #expect(AssetName.themeName(ofQualifiedName: "Brand/New  Badge_1") == "Brand.New-Badge-1")
    #expect(AssetName.themeName(ofQualifiedName: "色/a.b") == "色.a-b")
    #expect(AssetName.themeName(ofQualifiedName: "品牌/Été 1/🎨") == "品牌.Été-1.color")
    #expect(
      AssetName.qualifiedName(ofThemeName: "badge.new", namespace: "pastel", prefix: "My")
        == "pastel/badge/Mynew"
    )
  }

  @Test("The colors of one or more catalogs are found by name")
  func search() throws {
    let (first, _) = try readColor(slot(1))
    let (second, _) = try read([
      "c.colorset/Contents.json": colorSet(slot(2)), "d.colorset/Contents.json": colorSet(slot(3)),
    ])
    let stack = AssetCatalogStack([first, second])
    #expect(stack.colorNames == ["c", "d"])
    #expect(stack.color(named: "c")?.resolvedColor.c1 == 1.0 / 255)
    #expect(stack.color(named: "d")?.resolvedColor.c1 == 3.0 / 255)
    #expect(stack.color(named: "x") == nil)
    #expect(stack.asset(named: "d")?.catalog === second)
  }
}
