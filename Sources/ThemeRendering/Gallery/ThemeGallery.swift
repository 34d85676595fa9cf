import ColorValues
public import SourceDiagnostics
import TextSupport
public import ThemeFiles
public import ThemeValidation
public import TraitSystem

/// What a gallery shows, whatever it is drawn as: all themes of a library under each style, as a
/// small mock of an interface with every colour below it.
///
/// The mock is made of what the library's checks say: the ground, the text on it, and labels on the
/// colours that carry some.
public struct ThemeGallery: Sendable {
  /// The themes, each with a card for each style.
  let themes: [GalleryTheme]

  /// What a theme lacks that others have: drawn as marked holes.
  public let findings: [Diagnostic]

  /// Resolves the colours of all themes.
  ///
  /// - Parameters:
  ///   - library: Where the themes are.
  ///   - traits: What to resolve for besides the theme; if they say a style, only that is shown.
  ///   - pairs: Which colours are seen on which.
  /// - Complexity: O(*n*) in the number of colours and of pairs, for each theme.
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

  /// Gathers sheets, one of each theme.
  init(_ sheets: [PaletteSheet]) {
    let names = sheets.flatMap { $0.groups.flatMap(\.colors).map(\.name) }.uniqued()
    let labels = GalleryLabels.chosen(from: sheets)
    themes = sheets.map { GalleryTheme($0, names: names, labels: labels) }
    findings = themes.compactMap(Self.finding)
  }

  private static func finding(_ theme: GalleryTheme) -> Diagnostic? {
    guard let missing = theme.missing.first else { return nil }
    let count = theme.missing.count
    let names = count == 1 ? "'\(missing)'" : "\(count) colours, such as '\(missing)',"
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
  /// The names of colours that other themes have and this one lacks.
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
