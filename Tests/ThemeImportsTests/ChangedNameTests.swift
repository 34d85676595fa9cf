import AssetCatalogs
import FileAccess
import Testing

@testable import ThemeImports

@Suite("Names that are invalid in theme files")
struct ChangedNameTests {
  private func header(_ result: ImportedThemes, _ number: Int = 0) -> [String] {
    let bytes = result.themes.dropFirst(number).first?.bytes ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.dropFirst().prefix { $0.hasPrefix("#") }.map(String.init)
  }

  @Test("Changed names are reported once and listed in the header of the file")
  func tokens() {
    let result = imported([
      "a.json": ##"""
      {"my color":{"value":"#fff"},"light":{"value":"#fff"},"ok":{"value":"#fff"},
      "g h":{"a":{"value":"#fff"},"b":{"value":"{my color}"}},"n m":{"value":"4px"}}
      """##
    ])
    #expect(
      header(result) == [
        "# Changed names:", "#   my color -> my-color", "#   light -> light-color",
        "#   g h.a -> g-h.a", "#   g h.b -> g-h.b",
      ]
    )
    #expect(
      result.findings.filter { $0.contains("[invalid-name]") } == [
        "note: 4 names are changed and listed in the header of the file: 'my color' as "
          + "'my-color', 'light' as 'light-color', 'g h.a' as 'g-h.a', 'g h.b' as 'g-h.b' "
          + "[invalid-name]"
      ]
    )
    #expect(!result.checked().hasErrors)
    for theme in result.themes { #expect(ImportedThemes.isImported(theme.bytes)) }
  }

  @Test("Changed names are listed in the files of their themes and counted once")
  func themes() {
    let files = [
      "one.json": ##"{"a b":{"value":"#fff"},"c":{"value":"#fff"}}"##,
      "two.json": ##"{"a b":{"value":"#000"},"d_e":{"value":"#000"}}"##,
    ]
    let result = imported(files) { $0.division = .files }
    #expect(header(result) == ["# Changed names:", "#   a b -> a-b"])
    #expect(header(result, 1) == ["# Changed names:", "#   a b -> a-b", "#   d_e -> d-e"])
    #expect(
      result.findings == [
        "note: 2 names are changed and listed in the header of the file: 'a b' as 'a-b', 'd_e' "
          + "as 'd-e' [invalid-name]"
      ]
    )
  }

  @Test("Changed names of style sheets are names of properties")
  func styleSheets() {
    let result = imported(["a.css": "@theme{--color-a_b:red} :root{--x_y:red;--z:red;--n_m:4px}"])
    #expect(header(result) == ["# Changed names:", "#   a_b -> a-b", "#   x_y -> x-y"])
    #expect(result.findings.count { $0.contains("2 names are changed") } == 1)
  }

  @Test("Valid names are not reported as changed")
  func none() {
    for text in [##"{"a":{"$root":{"$value":"#fff"}}}"##, ##"{"b-c":{"$value":"#fff"}}"##] {
      let result = imported(["a.json": text]) { $0.format = .dtcg }
      #expect(!result.themes.isEmpty)
      let isChanged = text.contains("$root")
      #expect(header(result).isEmpty != isChanged, "\(result.text)")
      #expect(result.findings.contains { $0.contains("1 name is changed") } == isChanged)
    }
  }

  @Test("Changed names of catalogs are listed")
  func catalogs() throws {
    let info = ##""info":{"author":"xcode","version":1}"##
    let space = ##"{\##(info),"properties":{"provides-namespace":true}}"##
    let color =
      ##"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"##
      + ##"{"red":"1","green":"0","blue":"0","alpha":"1"}}}],\##(info)}"##
    var files = ["A.xcassets/Contents.json": "{\(info)}"]
    for group in ["One", "Two"] {
      files["A.xcassets/\(group)/Contents.json"] = space
      for name in ["Plain", "é ü"] {
        files["A.xcassets/\(group)/\(name).colorset/Contents.json"] = color
      }
    }
    let memory = InMemoryFiles(files.mapValues { Array($0.utf8) })
    let catalog = try AssetCatalog.read("A.xcassets", from: memory).catalog
    var options = ImportOptions()
    options.division = .groups
    let result = ImportedThemes(catalog, options)
    #expect(result.themes.count == 2)
    #expect(header(result).first == "# Changed names:")
    #expect(header(result).count == 2, "\(result.text)")
    #expect(result.findings.count { $0.contains("2 names are changed") } == 1, "\(result.findings)")
  }
}
