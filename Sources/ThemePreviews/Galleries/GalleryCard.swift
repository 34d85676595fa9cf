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
  /// What is read first on the ground.
  let text: Color
  /// What is read next.
  let secondary: Color
  let chips: [Chip]
  /// All colours, in the same places in each card; nil is a hole.
  let colors: [(name: String, color: Color?)]

  /// How many labels are shown at most.
  private static let chipLimit = 10

  init(_ sheet: PaletteSheet, side index: Int, names: [String], colors: [String: SheetColor]) {
    let side = sheet.sides[index]
    func color(_ name: String) -> Color? { colors[name]?.values[index]?.color }
    let pairs = sheet.contrasts.filter { $0.badges[index] != nil && $0.isText }
    let texts = pairs.filter { $0.back == side.groundName }.compactMap { color($0.front) }
    var backs = Set<String>()
    let labels = pairs.filter { pair in
      pair.back != side.groundName && pair.front != pairs.first?.front
        && backs.insert(pair.back).inserted
    }
    self.side = side
    text = texts.first ?? side.ink
    secondary = texts.dropFirst().first ?? side.ink.withAlpha(0.7)
    chips = labels.prefix(Self.chipLimit).compactMap { pair in
      guard let front = color(pair.front), let back = color(pair.back) else { return nil }
      return Chip(label: pair.back, back: back, front: front)
    }
    self.colors = names.map { ($0, color($0)) }
  }
}
