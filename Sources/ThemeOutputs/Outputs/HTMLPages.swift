import DynamicColors
import FileAccess
import TextSupport
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// The pages of `export --to html`: a sheet of each theme, and a gallery with links to them.
struct HTMLPages {
  /// The themes of the pages.
  let library: ThemeLibrary

  /// The colors that checks pair.
  let pairs: [ContrastPair]

  /// The ownership marker of the pages.
  private let marker: String

  init(library: ThemeLibrary, pairs: [ContrastPair]) {
    self.library = library
    self.pairs = pairs
    marker = OwnershipMarker.comment(for: library)
  }

  /// One page of all themes: the sheet of the only theme, or the gallery followed by the sheets.
  var page: [UInt8] {
    let names = library.themeNames
    if names.count == 1, let name = names.first { return sheet(of: name) }
    let gallery = ThemeGallery(library, traits: TraitCollection(), pairs: pairs)
    return marked(ThemeGalleryHTML(gallery, followedBy: names.map(paletteSheet)).text)
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
    marked(PaletteSheetHTML(paletteSheet(of: theme), links: links).text)
  }

  private func paletteSheet(of theme: String) -> PaletteSheet {
    PaletteSheet(library, traits: library.traits(ofTheme: theme), pairs: pairs)
  }

  /// The page with an ownership marker after its first line.
  private func marked(_ page: String) -> [UInt8] {
    let end = page.firstIndex(of: "\n").map(page.index(after:)) ?? page.startIndex
    return Array((page[..<end] + marker + "\n" + page[end...]).utf8)
  }
}

extension OutputFormat {
  /// Pages for people.
  static let html = OutputFormat(
    "html",
    "Pages for people: a sheet of each theme, and a gallery.",
    canBeFile: true,
    ending: "html",
    usesChecks: true
  ) { output, context in
    let pages = HTMLPages(
      library: context.library,
      pairs: ContrastPair.pairs(of: context.checks)
    )
    let diagnostics = ThemeExport.missingColors(in: context.library)
    if OutputFile(path: output.path).isStream || output.endsAsFile("html") {
      let content = ExportOutput.Content.file(path: output.path, pages.page)
      return ExportOutput.Made(content: content, diagnostics: diagnostics)
    }
    var update = FolderUpdate()
    for file in pages.files { try update.write(file.bytes, to: file.name) }
    return ExportOutput.Made(
      content: output.folder(update, replacing: .pages),
      diagnostics: diagnostics
    )
  }
}
