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
  /// All colors, in the same order in each card; nil where the theme lacks one.
  let colors: [(name: String, color: Color?)]

  init(
    _ sheet: PaletteSheet,
    side index: Int,
    names: [String],
    labels: [SheetContrast],
    colors: [String: SheetColor]
  ) {
    let side = sheet.sides[index]
    func color(_ name: String) -> Color? { colors[name]?.values[index]?.color }
    let pairs = sheet.contrasts.filter { $0.badges[index] != nil && $0.isText }
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
      let label = colors[pair.background]?.stem ?? pair.background
      return Chip(label: label, background: background, foreground: foreground)
    }
    self.colors = names.map { ($0, color($0)) }
  }
}
