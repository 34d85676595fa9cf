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
    library.themeNames.count == 1 ? library.themeNames.first.map { sheet(of: $0) } : nil
  }

  /// The pages, by their names.
  var files: [(name: String, bytes: [UInt8])] {
    let gallery = ThemeGallery(library, traits: TraitCollection(), pairs: pairs)
    var names = FreeNames.files
    let index = names.take("index", ending: Self.ending)
    let sheets = library.themeNames.map { ($0, names.take($0, ending: Self.ending)) }
    let leads = Dictionary(sheets) { first, _ in first }
    let pages = sheets.map { PageLinks.Page(title: $0, path: $1) }
    let files = pages.indices.map { place in
      let links = PageLinks(
        index: PageLinks.Page(title: "All themes", path: index),
        previous: place > 0 ? pages[place - 1] : nil,
        next: place + 1 < pages.count ? pages[place + 1] : nil
      )
      return (sheets[place].1, sheet(of: sheets[place].0, links: links))
    }
    return [(index, marked(ThemeGalleryHTML(gallery, sheets: leads).text))] + files
  }

  private static let ending = ".html"

  private func sheet(of theme: String, links: PageLinks = PageLinks()) -> [UInt8] {
    let sheet = PaletteSheet(library, traits: library.traits(theme: theme), pairs: pairs)
    return marked(PaletteSheetHTML(sheet, links: links).text)
  }

  /// The page with an ownership marker after its first line.
  private func marked(_ page: String) -> [UInt8] {
    let end = page.firstIndex(of: "\n").map(page.index(after:)) ?? page.startIndex
    return Array((page[..<end] + OwnershipMarker.comment(for: library) + "\n" + page[end...]).utf8)
  }
}
