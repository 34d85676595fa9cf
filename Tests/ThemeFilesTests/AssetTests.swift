import AssetCatalogs
import ColorValues
import DynamicColors
import FileAccess
import Foundation
import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport
import ThemeTestSupport
import ThemeValidation
import TraitHierarchy
import TraitSystem

@testable import ThemeFiles

@Suite("Asset catalogs in themes")
struct AssetTests {
  private static func colorSet(_ light: String, dark: String) -> String {
    func slot(_ value: String, _ rest: String) -> String {
      """
      {"idiom": "universal"\(rest), "color": {"components": {"red": "\(value)", \
      "green": "\(value)", "blue": "\(value)", "alpha": "1.000"}}}
      """
    }
    let appearances = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    return "{\"colors\": [\(slot(light, "")), \(slot(dark, appearances))], \"info\": {}}"
  }

  private static let files = [
    "library.yaml": libraryFile(default: "a")
      + "\ncatalogs: [Brand.xcassets]\n",
    "a.yaml": """
    theme: a
    colors:
      ink: asset(Group/Ink)
      soft: color-mix(in srgb, asset(Group/Ink) 50%, white)
    """,
    "Brand.xcassets/Group/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    "Brand.xcassets/Group/Ink.colorset/Contents.json": colorSet("0x00", dark: "0xFF"),
  ]

  @Test("An asset has the value of its catalog")
  func resolve() throws {
    let library = try library(Self.files)
    #expect(library.colorNames == ["ink", "soft"])
    for (name, style, hex) in [
      ("ink", "light", "#000000"), ("ink", "dark", "#ffffff"), ("soft", "light", "#808080"),
      ("soft", "dark", "#ffffff"),
    ] {
      let color = try #require(library.color(named: name))
      #expect(color.resolvedColor(with: traits(style, theme: "a", in: library)).hex == hex)
    }
  }

  @Test("An asset that no catalog has is reported with similar names")
  func unknown() throws {
    var files = Self.files
    files["a.yaml"] = "theme: a\ncolors:\n  ink: asset(Group/Inc)\n"
    let found = try findings(files)
    #expect(found.map(\.rule) == ["unknown-asset"])
    #expect(found.first?.message.hasSuffix("did you mean 'Group/Ink'?") == true)
    #expect(found.first?.excerpt?.start == SourcePosition(line: 3, column: 14))
  }

  @Test("A missing catalog and errors in a catalog are reported")
  func catalogs() throws {
    var files = Self.files
    files["library.yaml"]? += "\n"
    files["Brand.xcassets/x.colorset/Contents.json"] = "{"
    #expect(try findings(files).map(\.rule) == ["syntax"])
    files["library.yaml"] = Self.files["library.yaml"]?.replacingOccurrences(of: "Brand", with: "B")
    #expect(Set(try findings(files).map(\.rule)) == ["unreadable-file", "unknown-asset"])
  }

  private func findings(_ files: [String: String]) throws -> [Diagnostic] {
    let bytes = Dictionary(
      uniqueKeysWithValues: files.map { ("T/\($0.key)", Array($0.value.utf8)) }
    )
    return ThemeValidator().findings(
      in: try ThemeFolder(path: "T", reader: InMemoryFiles(bytes))
    )
  }

  /// The themes of the project as a catalog, and that catalog as it is read back.
  private func exported(
    _ library: ThemeLibrary,
    _ components: ComponentStyle?
  ) throws -> AssetCatalog {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "asset-tests-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var editor = CatalogEditor()
    for theme in library.themeNames {
      try editor.setColors(
        of: library,
        under: try library.traits(theme: theme),
        builder: ColorSetBuilder(components: components)
      ) { AssetName.qualifiedName(ofThemeName: $0, namespace: theme) }
    }
    try editor.write(to: folder.path + "/T.xcassets")
    let (catalog, diagnostics) = try AssetCatalog.read(folder.path + "/T.xcassets")
    #expect(diagnostics.isEmpty)
    return catalog
  }

  @Test(
    "The shipped themes keep their colors under all traits when exported and read again",
    arguments: [nil] + ComponentStyle.allCases
  )
  func roundTrip(components: ComponentStyle?) throws {
    let themes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Themes")
    let library = try ThemeLibrary(contentsOf: themes.path)
    let catalog = try exported(library, components)
    // 255ths are off by up to half of one, three decimals by half of a thousandth.
    let tolerance = components == nil ? 0.000_001 : 1.5
    for theme in library.themeNames.prefix(caseCount(2, long: 4)) {
      for style in [UserInterfaceStyle.unspecified, .light, .dark] {
        for contrast in [AccessibilityContrast.normal, .high] {
          for gamut in [DisplayGamut.unspecified, .SRGB, .P3] {
            let traits = try library.traits(theme: theme).modifyingTraits {
              $0.userInterfaceStyle = style
              $0.accessibilityContrast = contrast
              $0.displayGamut = gamut
            }
            for entry in library.palette(for: traits).entries {
              let name = AssetName.qualifiedName(ofThemeName: entry.name, namespace: theme)
              let index = try #require(catalog.colorIndex(named: name))
              let color = catalog.color(at: index, for: traits)
              // What a display of the gamut shows of the theme's color.
              let space: ColorSpace =
                entry.color.space == .displayP3 || gamut == .P3 ? .displayP3 : .srgb
              let shown = entry.color.fitted(to: space)
              #expect(color.difference(to: shown) < tolerance, "\(name) \(traits)")
              #expect(abs(color.alpha - shown.alpha) < 0.000_6)
            }
          }
        }
      }
    }
  }
}
