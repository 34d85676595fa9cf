import DynamicColors
import TextSupport
import ThemeExports
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// The pages of `export --to html`: a sheet of each theme, and a gallery with links to them.
struct PreviewPages {
  /// The themes of the pages.
  let library: ThemeLibrary
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
    var names = FreeNames.files
    let index = names.take("index", ending: Self.ending)
    let sheets = library.themeNames.map { ($0, names.take($0, ending: Self.ending)) }
    let leads = Dictionary(sheets) { first, _ in first }
    return [(index, marked(ThemeGalleryHTML(gallery, sheets: leads).text))]
      + sheets.map { ($1, sheet(of: $0)) }
  }

  private static let ending = ".html"

  private func sheet(of theme: String) -> [UInt8] {
    let sheet = PaletteSheet(library, traits: library.traits(theme: theme), pairs: pairs)
    return marked(PaletteSheetHTML(sheet).text)
  }

  /// The page with an ownership marker after its first line.
  private func marked(_ page: String) -> [UInt8] {
    let end = page.firstIndex(of: "\n").map(page.index(after:)) ?? page.startIndex
    return Array((page[..<end] + OwnershipMarker.comment(for: library) + "\n" + page[end...]).utf8)
  }
}
