import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemePreviews
import TraitSystem

/// The pages that `export --to html` writes: a sheet of each theme, and a gallery that leads to them.
struct PreviewPages {
  private let library: ThemeLibrary
  private let pairs: [ContrastPair]

  /// Reads the themes called `names`, or all.
  init(_ options: LibraryOptions, themes names: [String]?) throws {
    var loader = LibraryLoader(try options.folder())
    pairs = loader.readContrastPairs()
    library = try ThemeLibrary(&loader, themes: names)
  }

  /// The page of the only theme; nil where there are several.
  var onlyPage: [UInt8]? {
    library.themeNames.count == 1 ? library.themeNames.first.map(sheet) : nil
  }

  /// The pages, by their names.
  var files: [(name: String, bytes: [UInt8])] {
    let gallery = ThemeGallery(library, traits: TraitCollection(), pairs: pairs)
    let index = ThemeGalleryHTML(gallery, leadsToSheets: true).text
    return [("index.html", Array(index.utf8))]
      + library.themeNames.map { ("\($0).html", sheet(of: $0)) }
  }

  private func sheet(of theme: String) -> [UInt8] {
    let sheet = PaletteSheet(library, traits: library.traits(theme: theme), pairs: pairs)
    return Array(PaletteSheetHTML(sheet).text.utf8)
  }
}
