import ColorValues
public import SourceDiagnostics
import TextSupport
public import ThemeFiles
public import ThemeValidation
public import TraitSystem

/// The content of a gallery, for all media: all themes of a library under each style, as a small
/// mock of an interface with all colors below it.
///
/// The library's checks determine the mock: the background, the text on it, and labels on the
/// colors that are backgrounds of text.
///
/// Sheets are made one after the other, and only what the cards show of each is kept.
public struct ThemeGallery: Sendable {
  /// The themes, each with a card for each style.
  let themes: [GalleryTheme]

  /// The colors that a theme lacks and others have, which are drawn as marked empty places.
  public let findings: [Diagnostic]

  /// Resolves the colors of all themes.
  ///
  /// - Parameters:
  ///   - library: The library of the themes.
  ///   - traits: The traits to resolve for besides the theme; where they have a style, only that is
  ///     shown.
  ///   - pairs: The pairs of foreground and background to measure.
  /// - Complexity: O(*n*) in the number of colors and of pairs, for each theme.
  public init(_ library: ThemeLibrary, traits: TraitCollection, pairs: [ContrastPair]) {
    self.init(
      library.themeNames.lazy.map { name in
        let theme = library.traits(ofTheme: name)
        let all = traits.modifyingTraits {
          $0.set(theme.value(of: library.themeTrait), for: library.themeTrait)
        }
        return PaletteSheet(library, traits: all, pairs: pairs)
      }
    )
  }

  /// Makes a gallery of sheets, one for each theme.
  init(_ sheets: some Sequence<PaletteSheet>) {
    var names = GalleryNames()
    var drafts: [GalleryDraft] = []
    for sheet in sheets { drafts.append(GalleryDraft(sheet, &names)) }
    let labels = Self.labels(from: drafts)
    themes = drafts.map { GalleryTheme($0, names: names.all, labels: labels) }
    findings = themes.compactMap(Self.finding)
  }

  private static func finding(_ theme: GalleryTheme) -> Diagnostic? {
    guard let missing = theme.missing else { return nil }
    let names =
      missing.count == 1
      ? "'\(missing.first)'" : "\(missing.count) colors, such as '\(missing.first)',"
    return Diagnostic(
      rule: .missingColor,
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
  /// The first color that other themes have and this one lacks, and the number of these; nil if
  /// none is.
  let missing: (first: String, count: Int)?

  fileprivate init(_ draft: GalleryDraft, names: [String], labels: [SheetContrast]) {
    name = draft.name
    summary = draft.summary
    // All names of later themes that no theme before them has are missing.
    let first = draft.firstMissing ?? names.dropFirst(draft.knownCount).first
    missing = first.map { ($0, names.count - draft.nameCount) }
    cards = draft.sides.indices.map {
      GalleryCard(draft, side: $0, nameCount: names.count, labels: labels)
    }
  }
}

extension ThemeGallery {
  /// The most labels of a card.
  private static let labelLimit = 10

  /// Returns the pairs of a label of the cards and its background in the order of the checks.
  ///
  /// They are the background colors that differ most from the backgrounds of all cards, so that
  /// every card has the same labels.
  private static func labels(from themes: [GalleryDraft]) -> [SheetContrast] {
    var backs = Set(themes.flatMap { $0.sides.compactMap(\.backgroundName) })
    let pairs = themes.flatMap(\.contrasts).filter {
      $0.isText && backs.insert($0.background).inserted
    }
    let values = pairs.map { ($0, distance(of: $0.background, in: themes)) }
    let least = values.map(\.1).sorted(by: >).prefix(labelLimit).last ?? 0
    return values.filter { $0.1 >= least }.prefix(labelLimit).map(\.0)
  }

  /// Returns the average difference of a color from the backgrounds of the cards, by CIEDE2000.
  private static func distance(of name: String, in themes: [GalleryDraft]) -> Double {
    let distances = themes.flatMap { theme -> [Double] in
      zip(theme.sides, theme.paired[name]?.values ?? []).compactMap { side, value in
        value.map { $0.seen.difference(to: side.background, by: .ciede2000) }
      }
    }
    return distances.isEmpty ? 0 : distances.reduce(0, +) / Double(distances.count)
  }
}

/// The names of the colors of a gallery, in the order in which themes first have them.
struct GalleryNames {
  private(set) var all: [String] = []
  private var known: Set<String> = []

  mutating func add(_ name: String) {
    if known.insert(name).inserted { all.append(name) }
  }
}

/// The parts of one theme's sheet that the cards of a gallery show.
struct GalleryDraft {
  let name: String
  let summary: String?
  let sides: [SheetSide]
  let contrasts: [SheetContrast]

  /// The colors that checks pair, by name.
  let paired: [String: SheetColor]

  /// The first colors of the gallery on each side; nil where the theme lacks one.
  let shown: [[Color?]]

  /// The number of colors of the theme on each side.
  let counts: [Int]

  /// The number of names that the theme has, and that it and the themes before have.
  let nameCount: Int, knownCount: Int

  /// The first name of a theme before that the theme lacks.
  let firstMissing: String?

  /// Takes the content of a sheet, and adds its names.
  init(_ sheet: PaletteSheet, _ names: inout GalleryNames) {
    let colors = Dictionary(sheet.groups.lazy.flatMap(\.colors).map { ($0.name, $0) }) { $1 }
    for color in sheet.groups.lazy.flatMap(\.colors) { names.add(color.name) }
    name = sheet.title
    summary = sheet.summary
    sides = sheet.sides
    contrasts = sheet.contrasts
    paired = colors.filter { sheet.paired.contains($0.key) }
    let first = names.all.prefix(GalleryCard.colorLimit)
    shown = sheet.sides.indices.map { side in first.map { colors[$0]?.values[side]?.color } }
    counts = sheet.sides.indices.map { side in colors.values.count { $0.values[side] != nil } }
    nameCount = colors.count
    knownCount = names.all.count
    firstMissing = names.all.first { colors[$0] == nil }
  }
}
