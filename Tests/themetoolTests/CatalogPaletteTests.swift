import AssetCatalogs
import ColorValues
import DynamicColors
import Foundation
import Testing
import ThemeFiles
import TraitSystem

@Suite("Shipped themes in an asset catalog")
struct CatalogPaletteTests {
  private static let combinations = [UserInterfaceStyle.light, .dark].flatMap { style in
    [AccessibilityContrast.normal, .high].flatMap { contrast in
      [DisplayGamut.SRGB, .P3].map { gamut in
        TraitCollection {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
          $0.displayGamut = gamut
        }
      }
    }
  }

  @Test("Every color is unchanged in every theme, style, contrast and gamut")
  func palettes() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Themes.xcassets").path
    let themes = Tool.repository.appendingPathComponent("Themes").path
    let exported = try Tool.run(
      ["export", "--themes", themes, "--to", "xcassets", "--output", path]
    )
    #expect(exported.status == 0)

    let library = try ThemeLibrary(contentsOf: themes)
    let (catalog, findings) = try AssetCatalog.read(path)
    #expect(findings.isEmpty)
    var count = 0
    for theme in library.themeNames {
      for traits in Self.combinations {
        let palette = library.palette(
          for: TraitCollection(traitsFrom: [try library.traits(theme: theme), traits])
        )
        // A catalog has what displays of a gamut can show.
        let space: ColorSpace = traits.displayGamut == .P3 ? .displayP3 : .srgb
        for entry in palette.entries {
          let name = AssetName.qualifiedName(ofThemeName: entry.name, namespace: theme)
          let color = try #require(catalog.color(named: name), "\(name)")
          let actual = color.resolvedColor(with: traits)
          let expected = entry.color.fitted(to: space)
          #expect(
            actual.difference(to: expected) < 0.0005
              && abs(actual.alpha - expected.alpha) < 0.0005,
            "\(name) \(traits): \(actual) is not \(expected)"
          )
          count += 1
        }
      }
    }
    #expect(count == library.themeNames.count * 8 * 72)
  }
}
