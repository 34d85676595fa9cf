import AssetCatalogs
import SourceDocuments
import Testing
import ThemeExports

struct CatalogThemeFileTests {
  private func slot(_ red: String, _ rest: String = "") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "display-p3", "components": \
    {"red": "\(red)", "green": "0.250", "blue": "0.125", "alpha": "0.500"}}\(rest)}
    """
  }

  private var dark: String {
    ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
  }

  @Test(
    "the file is in canonical form, whatever the names are",
    arguments: ["plain", "1", "yes", "dark", "New Badge", "two\nlines", "été", "deadbeef"]
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
        "{\"colors\": [\(slot("0.500")), \(slot("0.750", dark))], \(info)}",
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
}
