import ColorValues

/// A theme under one style.
struct GalleryCard: Sendable {
  /// A label on its background color.
  struct Chip: Sendable {
    let label: String
    let background: Color
    let foreground: Color
  }

  let side: SheetSide
  /// The color of primary text; black or white where the theme's own is not readable.
  let text: Color
  /// The color of secondary text, chosen in the same way.
  let secondary: Color
  let chips: [Chip]
  /// The first colors, in the same order in each card; nil where the theme lacks one.
  let colors: [Color?]
  /// The number of colors of all themes.
  let nameCount: Int
  /// The number of colors of the theme.
  let count: Int

  /// The most colors that are shown.
  static let colorLimit = 480

  init(
    _ draft: GalleryDraft,
    side index: Int,
    nameCount: Int,
    labels: [SheetContrast]
  ) {
    let side = draft.sides[index]
    func color(_ name: String) -> Color? { draft.paired[name]?.values[index]?.color }
    let pairs = draft.contrasts.filter { $0.badges[index] != nil && $0.isText }
    let texts = pairs.filter { $0.background == side.backgroundName }.compactMap {
      color($0.foreground)
    }
    self.side = side
    func readable(_ color: Color?) -> Color? {
      color.flatMap { $0.isReadable(on: side.background) ? $0 : nil }
    }
    text = readable(texts.first) ?? side.foreground
    secondary = readable(texts.dropFirst().first) ?? side.foreground(fadedTo: 0.7)
    chips = labels.compactMap { pair in
      guard let foreground = color(pair.foreground),
        let background = color(pair.background)
      else { return nil }
      let label = draft.paired[pair.background]?.stem ?? pair.background
      return Chip(label: label, background: background, foreground: foreground)
    }
    let shown = draft.shown[index]
    let later = min(nameCount, Self.colorLimit) - shown.count
    colors = shown + Array(repeating: nil, count: max(0, later))
    self.nameCount = nameCount
    count = draft.counts[index]
  }
}
