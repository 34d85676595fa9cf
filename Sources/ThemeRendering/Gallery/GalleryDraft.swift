import ColorValues

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
