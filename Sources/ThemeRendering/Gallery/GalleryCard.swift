import ColorValues

/// A theme under one style.
struct GalleryCard: Sendable {
  /// A label on a colour that carries some.
  struct Chip: Sendable {
    let label: String
    let back: Color
    let front: Color
  }

  let side: SheetSide
  /// What is read first on the ground; black or white where the theme's own can't be read.
  let text: Color
  /// What is read next, likewise.
  let secondary: Color
  let chips: [Chip]
  /// All colours, in the same places in each card; nil is a hole.
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
    let texts = pairs.filter { $0.back == side.groundName }.compactMap { color($0.front) }
    self.side = side
    func readable(_ color: Color?) -> Color? {
      color.flatMap { $0.isReadable(on: side.ground) ? $0 : nil }
    }
    text = readable(texts.first) ?? side.ink
    secondary = readable(texts.dropFirst().first) ?? side.ink(fadedTo: 0.7)
    chips = labels.compactMap { pair in
      guard let front = color(pair.front), let back = color(pair.back) else { return nil }
      return Chip(label: colors[pair.back]?.stem ?? pair.back, back: back, front: front)
    }
    self.colors = names.map { ($0, color($0)) }
  }
}
