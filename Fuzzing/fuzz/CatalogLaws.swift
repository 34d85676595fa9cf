import AssetCatalogs
import FileAccess
import SourceDocuments
import SourceFormatting
import ThemeImports

/// What holds for every compiled catalog: it is read or refused, and the theme made of it is in
/// canonical form.
enum CatalogLaws {
  static func check(_ bytes: [UInt8]) {
    let files = InMemoryFiles(["Assets.car": bytes])
    guard let (catalog, _) = try? AssetCatalog.readCompiled("Assets.car", from: files) else {
      return
    }
    let text = CatalogThemeFile(catalog, theme: "t").text
    let formatted = YAMLFormatter.format(SourceFile(path: "t.yaml", bytes: Array(text.utf8))).text
    if formatted != text { fail("the theme is not in canonical form:\n\(text)") }
  }
}
