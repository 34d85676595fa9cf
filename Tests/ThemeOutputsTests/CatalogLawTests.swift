import AssetCatalogs
import ColorValues
import DynamicColors
import Foundation
import SourceDiagnostics
import Testing
import TestSupport
import ThemeFiles
import ThemeTestSupport
import TraitSystem

@testable import ThemeOutputs

@Suite("Laws of exported catalogs")
struct CatalogLawTests {
  /// The words of conditions by their traits; each variant names at most one of each list.
  private static let words = [
    ["light", "dark"], ["normal-contrast", "high-contrast"], ["srgb", "p3"],
    ["phone", "pad", "tv", "car", "mac", "vision", "vision"],
  ]

  private static let values = [
    "\"#102030\"", "\"#d04020\"", "\"#20a060\"", "\"#8040f0\"", "oklch(0.75 0.25 150)",
    "color(display-p3 0 1 0)", "rgb(0 0 0 / 40%)",
  ]

  private static func color(_ random: inout SplitMix64) -> String {
    var variants: [String: String] = [:]
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      var key: [String] = []
      for list in words where Int.random(in: 0..<5, using: &random) < 2 {
        key += [list.randomElement(using: &random) ?? ""]
      }
      let words = key.isEmpty ? "default" : key.joined(separator: " ")
      variants[words] = values.randomElement(using: &random)
    }
    // The first variant in a file wins among those with the same rank, and keys have an order here.
    return
      "{ \(variants.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }"
  }

  private static let combinations: [TraitCollection] = UserInterfaceStyle.allCases.flatMap {
    style in
    AccessibilityContrast.allCases.flatMap { contrast in
      DisplayGamut.allCases.flatMap { gamut in
        UserInterfaceIdiom.allCases.map { idiom in
          TraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
            $0.displayGamut = gamut
            $0.userInterfaceIdiom = idiom
          }
        }
      }
    }
  }

  /// The catalog of a library, as exports write it.
  private func catalog(of library: ThemeLibrary) throws -> AssetCatalog {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-laws-\(UUID().uuidString).xcassets").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var editor = CatalogEditor()
    let builder = ColorSetBuilder(idioms: [.phone, .pad, .tv, .car, .mac, .vision])
    try editor.setColors(of: library, builder: builder) { AssetName.qualifiedName(ofThemeName: $0) }
    try editor.write(to: folder)
    return try AssetCatalog.read(folder).catalog
  }

  @Test(
    "A catalog has the colors of the library for all traits, unless a loss is reported",
    arguments: 0..<caseCount(3, long: 12) as Range<UInt64>
  )
  func equality(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let colors = (0..<40).map { "  c\($0): \(Self.color(&random))" }
    let library = try ExportFixture.colors(colors.joined(separator: "\n"))
    let catalog = try catalog(of: library)
    let losses = CatalogLosses(of: library).diagnostics.map(\.message).joined(separator: "\n")
    let named = library.colorNames.filter { name in
      let color = library.color(named: name)
      let isLost = Self.combinations.contains { traits in
        guard let color, let own = catalog.color(named: name) else { return true }
        let space: ColorSpace = traits.displayGamut == .P3 ? .displayP3 : .srgb
        let expected = color.resolvedColor(with: traits).fitted(to: space)
        let actual = own.resolvedColor(with: traits).fitted(to: space)
        let isSame = actual.difference(to: expected) < 0.001 && actual.alpha == expected.alpha
        if !isSame, traits.userInterfaceStyle != .unspecified {
          Issue.record("\(name) for \(traits): \(actual) is not \(expected)\n\(colors)")
        }
        return !isSame
      }
      return isLost
    }
    // Messages name the first of several colors.
    #expect(losses.isEmpty == named.isEmpty, "\(named) \(losses)")
    for name in named.prefix(5) { #expect(losses.contains("'\(name)'"), "\(losses)") }
  }

  @Test(
    "Mixed-reality devices have slots for both styles unless these are equal",
    arguments: [
      ("{ default: red, vision: blue, dark: lime }", ["any", "dark", "light, vision"]),
      ("{ default: red, vision: blue }", ["any", "any, vision"]),
      ("{ light: red, dark: lime, vision dark: blue }", ["any", "dark", "dark, vision"]),
      (
        "{ default: red, vision: blue, vision dark: blue, dark: lime }",
        ["any", "dark", "any, vision"]
      ),
      ("{ default: red, mac: blue, dark: lime }", ["any", "dark", "any, mac"]),
    ]
  )
  func slots(value: String, expected: [String]) throws {
    let catalog = try catalog(of: ExportFixture.colors("  c: \(value)"))
    let slots = catalog.assets.first?.slots.map(\.conditions.description)
    #expect(slots == expected)
  }
}
