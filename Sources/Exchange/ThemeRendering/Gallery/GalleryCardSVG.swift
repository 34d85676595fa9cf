import ColorValues
import ElementLayout
import TextSupport

/// Draws one card of a gallery.
struct GalleryCardSVG {
  /// The width in a picture.
  static let width = 584.0
  private static let padding = 28.0
  private static let chipHeight = 30.0
  private static let chipGap = 8.0
  private static let cell = 18.0
  private static let cellGap = 4.0
  /// The most colors that are shown.
  private static let colorLimit = 240

  let theme: GalleryTheme
  let card: GalleryCard

  private var inner: Double { Self.width - 2 * Self.padding }

  private static let label = SVGFont(size: 12.5, weight: 600)
  private static let prose = SVGFont(size: 14)

  // MARK: Sizes

  private var summary: [String] {
    Self.prose.lines(theme.summary ?? "", width: inner, limit: 2)
  }

  /// The positions of the chips, relative to the first.
  private var chipPlaces: [(chip: GalleryCard.Chip, x: Double, y: Double, width: Double)] {
    var x = 0.0
    var y = 0.0
    return card.chips.map { chip in
      let width = min(inner, Self.label.width(of: chip.label) + 26)
      if x > 0, x + width > inner {
        x = 0
        y += Self.chipHeight + Self.chipGap
      }
      defer { x += width + Self.chipGap }
      return (chip, x, y, width)
    }
  }

  private var perRow: Int {
    Int(clamping: (inner + Self.cellGap) / (Self.cell + Self.cellGap))
  }
  private var shown: Int { min(card.nameCount, Self.colorLimit) }

  private var mosaicHeight: Double {
    let rows = (shown + perRow - 1) / perRow
    let rest = card.nameCount > shown ? 22.0 : 0
    return Double(rows) * (Self.cell + Self.cellGap) - Self.cellGap + rest
  }

  private var chipTop: Double { 66 + Double(summary.count) * 20 + 12 }

  /// The height of the card's content.
  var height: Double {
    let chips = chipPlaces.last.map { $0.y + Self.chipHeight + 24 } ?? 8
    return chipTop + chips + mosaicHeight + Self.padding
  }

  // MARK: Drawing

  /// Draws the card at a position; cards side by side have the same height.
  func draw(x: Double, y: Double, height: Double, to canvas: inout SVGCanvas) {
    let frame = Rect(x: x, y: y, width: Self.width, height: height)
    canvas.group(titled: "\(theme.name), \(card.side.name)") { canvas in
      canvas.fill(frame, card.side.background, radius: 16)
      canvas.stroke(frame, PictureColors.foreground, opacity: 0.12, radius: 16)
      drawHeader(x: x + Self.padding, y: y, to: &canvas)
      for place in chipPlaces {
        drawChip(
          place.chip,
          x: x + Self.padding + place.x,
          y: y + chipTop + place.y,
          width: place.width,
          to: &canvas
        )
      }
      drawMosaic(x: x + Self.padding, y: y + height - Self.padding - mosaicHeight, to: &canvas)
    }
  }

  private func drawHeader(x: Double, y: Double, to canvas: inout SVGCanvas) {
    let title = SVGFont(size: 26, weight: 700, spacing: -0.3)
    let style = SVGFont(size: 11, weight: 600, anchor: .end, spacing: 0.8)
    canvas.text(
      title.cut(theme.name, to: inner - 90),
      x: x,
      y: y + 50,
      font: title,
      color: card.text
    )
    canvas.text(
      card.side.name.uppercased(),
      x: x + inner,
      y: y + 47,
      font: style,
      color: card.secondary
    )
    for (index, line) in summary.enumerated() {
      canvas.text(
        line,
        x: x,
        y: y + 76 + Double(index) * 20,
        font: Self.prose,
        color: card.secondary
      )
    }
  }

  private func drawChip(
    _ chip: GalleryCard.Chip,
    x: Double,
    y: Double,
    width: Double,
    to canvas: inout SVGCanvas
  ) {
    let frame = Rect(x: x, y: y, width: width, height: Self.chipHeight)
    var font = Self.label
    canvas.fill(frame, chip.background, radius: 8)
    canvas.stroke(frame, card.side.foreground, opacity: 0.1, radius: 8)
    let label = font.cut(chip.label, to: width - 16)
    font.anchor = .middle
    canvas.text(label, x: x + width / 2, y: y + 19.5, font: font, color: chip.foreground)
  }

  private func drawMosaic(x: Double, y: Double, to canvas: inout SVGCanvas) {
    for (index, color) in card.colors.prefix(shown).enumerated() {
      let frame = Rect(
        x: x + Double(index % perRow) * (Self.cell + Self.cellGap),
        y: y + Double(index / perRow) * (Self.cell + Self.cellGap),
        width: Self.cell,
        height: Self.cell
      )
      guard let color else {
        canvas.missing(frame, foreground: card.side.foreground)
        continue
      }
      canvas.fill(frame, color, radius: 4)
      canvas.stroke(frame, card.side.foreground, opacity: 0.1, radius: 4)
    }
    let rest = card.nameCount - shown
    if rest > 0 {
      let note = SVGFont(size: 12)
      canvas.text(
        "and \(rest) more",
        x: x,
        y: y + mosaicHeight - 2,
        font: note,
        color: card.secondary
      )
    }
  }
}

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
