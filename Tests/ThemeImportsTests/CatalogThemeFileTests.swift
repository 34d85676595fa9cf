import AssetCatalogs
import FileAccess
import SourceDocuments
import SourceFormatting
import Testing
import ThemeImports
import ThemeOutputs

struct CatalogThemeFileTests {
  private func slot(_ red: String, rest: String = "") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "display-p3", "components": \
    {"red": "\(red)", "green": "0.250", "blue": "0.125", "alpha": "0.500"}}\(rest)}
    """
  }

  private var dark: String {
    ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
  }

  @Test(
    "An imported catalog becomes a file in canonical form for any names",
    arguments: [
      "plain", "1", "yes", "dark", "New Badge", "two\nlines", "été", "deadbeef", "blank ", " ",
    ]
  )
  func canonical(name: String) throws {
    let info = "\"info\": {\"author\": \"xcode\", \"version\": 1}"
    let namespace = "{\(info), \"properties\": {\"provides-namespace\": true}}"
    let files = [
      "A: b #.xcassets/Contents.json": "{\(info)}",
      "A: b #.xcassets/\(name).colorset/Contents.json":
        "{\"colors\": [\(slot("1.000"))], \(info)}",
      "A: b #.xcassets/Group/Contents.json": namespace,
      "A: b #.xcassets/Group/\(name).colorset/Contents.json":
        "{\"colors\": [\(slot("0.500")), \(slot("0.750", rest: dark))], \(info)}",
    ]
    let memory = InMemoryFiles(files.mapValues { Array($0.utf8) })
    let catalog = try AssetCatalog.read("A: b #.xcassets", from: memory).catalog
    let file = CatalogThemeFile(catalog, theme: "on")
    let source = SourceFile(path: "on.yaml", bytes: Array(file.text.utf8))
    let (text, diagnostics) = YAMLFormatter.format(source)
    #expect(diagnostics.isEmpty)
    #expect(text == file.text)
    #expect(YAMLReader.read(source).document?.root["theme"]?.text == "on")
    #expect(YAMLReader.read(source).document?.root["colors"]?.entries.count == 2)
  }

  @Test("Colors of a group stay adjacent, and a name that is in use gets a number")
  func groups() throws {
    let info = "\"info\": {\"author\": \"xcode\", \"version\": 1}"
    var files = ["A.xcassets/Contents.json": "{\(info)}"]
    files["A.xcassets/a_x/Contents.json"] =
      "{\(info), \"properties\": {\"provides-namespace\": true}}"
    for name in ["a-x", "a_x/b", "a_x/c d", "a_x/c-d", "a_x/c_d", "base"] {
      files["A.xcassets/\(name).colorset/Contents.json"] =
        "{\"colors\": [\(slot("1.000"))], \(info)}"
    }
    let memory = InMemoryFiles(files.mapValues { Array($0.utf8) })
    let catalog = try AssetCatalog.read("A.xcassets", from: memory).catalog
    let file = CatalogThemeFile(catalog, theme: "on")
    let source = SourceFile(path: "on.yaml", bytes: Array(file.text.utf8))
    let colors = YAMLReader.read(source).document?.root["colors"]
    #expect(colors?.entries.map(\.key.text) == ["a-x", "a-x-2", "base-color"])
    #expect(colors?["a-x-2"]?.entries.map(\.key.text) == ["b", "c-d", "c-d-2", "c-d-3"])
  }

  @Test(
    "Variants with the same value become one value, and names of any script are kept",
    arguments: [
      ("品牌", "0.750", true), ("brandé", "0.750", true), ("品牌", "0.500", false),
    ]
  )
  func variants(name: String, dark red: String, isOne: Bool) throws {
    let info = "\"info\": {\"author\": \"xcode\", \"version\": 1}"
    let files = [
      "A.xcassets/Contents.json": "{\(info)}",
      "A.xcassets/\(name).colorset/Contents.json":
        "{\"colors\": [\(slot("0.750")), \(slot(red, rest: dark))], \(info)}",
    ]
    let memory = InMemoryFiles(files.mapValues { Array($0.utf8) })
    let catalog = try AssetCatalog.read("A.xcassets", from: memory).catalog
    let lines = CatalogThemeFile(catalog, theme: "on").text.split(separator: "\n")
    let value = "color(display-p3 0.75 0.25 0.125 / 0.5)"
    #expect(lines.contains(isOne ? "  \(name): \(value)" : "    default: \(value)"), "\(lines)")
    #expect(lines.count == (isOne ? 4 : 6))
  }
}
