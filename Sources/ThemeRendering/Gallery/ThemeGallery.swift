import ColorValues
public import SourceDiagnostics
import TextSupport
public import ThemeFiles
public import ThemeValidation
public import TraitSystem

/// The content of a gallery, for all media: all themes of a library under each style, as a small mock of
/// an interface with all colors below it.
///
/// The library's checks determine the mock: the background, the text on it, and labels on the colors that
/// are backgrounds of text.
public struct ThemeGallery: Sendable {
  /// The themes, each with a card for each style.
  let themes: [GalleryTheme]

  /// The colors that a theme lacks and others have, which are drawn as marked empty places.
  public let findings: [Diagnostic]

  /// Resolves the colors of all themes.
  ///
  /// - Parameters:
  ///   - library: The library of the themes.
  ///   - traits: The traits to resolve for besides the theme; where they have a style, only that is shown.
  ///   - pairs: The pairs of foreground and background to measure.
  /// - Complexity: O(*n*) in the number of colors and of pairs, for each theme.
  public init(_ library: ThemeLibrary, traits: TraitCollection, pairs: [ContrastPair]) {
    let sheets = library.themeNames.map { name in
      let theme = library.traits(theme: name)
      let all = traits.modifyingTraits {
        $0.set(theme.value(of: library.themeTrait), for: library.themeTrait)
      }
      return PaletteSheet(library, traits: all, pairs: pairs)
    }
    self.init(sheets)
  }

  /// Makes a gallery of sheets, one for each theme.
  init(_ sheets: [PaletteSheet]) {
    let names = sheets.flatMap { $0.groups.flatMap(\.colors).map(\.name) }.uniqued()
    let labels = GalleryLabels.chosen(from: sheets)
    themes = sheets.map { GalleryTheme($0, names: names, labels: labels) }
    findings = themes.compactMap(Self.finding)
  }

  private static func finding(_ theme: GalleryTheme) -> Diagnostic? {
    guard let missing = theme.missing.first else { return nil }
    let count = theme.missing.count
    let names = count == 1 ? "'\(missing)'" : "\(count) colors, such as '\(missing)',"
    return Diagnostic(
      rule: "missing-color",
      severity: .warning,
      message: "theme '\(theme.name)' lacks \(names) that other themes have"
    )
  }
}

/// One theme of a gallery.
struct GalleryTheme: Sendable {
  let name: String
  let summary: String?
  let cards: [GalleryCard]
  /// The names of colors that other themes have and this one lacks.
  let missing: [String]

  init(_ sheet: PaletteSheet, names: [String], labels: [SheetContrast]) {
    let colors = Dictionary(sheet.groups.flatMap(\.colors).map { ($0.name, $0) }) { $1 }
    name = sheet.title
    summary = sheet.summary
    missing = names.filter { colors[$0] == nil }
    cards = sheet.sides.indices.map {
      GalleryCard(sheet, side: $0, names: names, labels: labels, colors: colors)
    }
  }
}
