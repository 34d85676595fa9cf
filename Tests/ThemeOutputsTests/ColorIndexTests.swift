import DynamicColors
import Testing
import ThemeFiles
import ThemeTestSupport
import TraitSystem

@Suite("Indices that no color has")
struct ColorIndexTests {
  /// Libraries of one theme, of themes with the same colors, and of themes with others.
  private static let files = [
    ["a.yaml": "theme: a\ncolors: { x: red, y: blue }"],
    [
      "a.yaml": "theme: a\ncolors: { x: red, y: blue }",
      "b.yaml": "theme: b\ncolors: { x: blue, y: red }",
    ],
    [
      "a.yaml": "theme: a\ncolors: { x: red, y: blue }",
      "b.yaml": "theme: b\nextends: a\ncolors: { x: blue, z: red }",
    ],
  ]

  private static func catalogs() throws -> [any ColorCatalog] {
    try files.flatMap { files -> [any ColorCatalog] in
      let library = try ThemeLibrary(contentsOf: "Themes", reader: memory(files))
      return [library, try ThemeTables(try EmbeddedTablesTests.tables(library))]
    }
  }

  private static func traits(_ number: Int, of catalog: any ColorCatalog) -> TraitCollection {
    let theme = number == 0 ? "a" : "b"
    return (try? (catalog as? ThemeLibrary)?.traits(theme: theme))
      ?? (try? (catalog as? ThemeTables)?.traits(theme: theme)) ?? TraitCollection()
  }

  @Test("Every index below the number of colors has a name and a value")
  func valid() throws {
    for catalog in try Self.catalogs() {
      for (index, name) in zip(ColorIndex(0)..., catalog.colorNames) {
        #expect(catalog.colorIndex(named: name) == index)
        #expect(catalog.colorName(at: index) == name)
        for number in 0..<2 {
          #expect(catalog.color(at: index, for: Self.traits(number, of: catalog)).alpha == 1)
        }
      }
    }
  }

  @Test("Indices of any positions compare without an overflow")
  func comparison() {
    let indices = [Int.min, -1, 0, 1, .max].map(ColorIndex.init)
    #expect(Set(indices).count == indices.count)
    #expect(indices[0] != indices[4])
    #expect(indices[2] < indices[3])
  }

  @Test(
    "Any other index stops the program",
    arguments: [(0, -1), (1, -1), (2, 2), (3, 2), (4, 3), (5, 3), (4, .max), (5, .min)]
  )
  func invalid(catalog: Int, index: Int) async throws {
    let names = try Self.catalogs()[catalog].colorNames
    #expect(!names.indices.contains(index))
    await #expect(processExitsWith: .failure) { [catalog = catalog as Int, index = index as Int] in
      _ = try Self.catalogs()[catalog].colorName(at: ColorIndex(index))
    }
    for theme: Int in [0, 1] {
      await #expect(processExitsWith: .failure) {
        [catalog = catalog as Int, index = index as Int, theme = theme as Int] in
        let catalog = try Self.catalogs()[catalog]
        _ = catalog.color(at: ColorIndex(index), for: Self.traits(theme, of: catalog))
      }
    }
  }
}
