import ColorValues

/// A palette sheet as a picture: a row for each colour, a panel for each style on the theme's own
/// ground.
///
/// The file is valid XML, needs nothing else, and names itself and each row for those who don't see
/// it. Fonts are those of the system. Colours outside sRGB are `color(display-p3 …)`, and the nearest
/// of sRGB where that isn't understood.
///
/// ```swift
/// PaletteSheetSVG(sheet).text
/// ```
public struct PaletteSheetSVG: Sendable {
  let sheet: PaletteSheet
  let metrics: SheetMetrics

  /// Prepares a picture of a sheet.
  public init(_ sheet: PaletteSheet) {
    self.sheet = sheet
    metrics = SheetMetrics(sides: max(1, sheet.sides.count))
  }

  /// The SVG file.
  ///
  /// - Complexity: O(*n*) in the number of colours.
  public var text: String {
    var canvas = SVGCanvas()
    var y = addHeader(to: &canvas)
    for group in sheet.groups { y = addGroup(group, at: y, to: &canvas) }
    if sheet.groups.isEmpty {
      canvas.text(
        "No colours",
        x: SheetMetrics.margin,
        y: y + 20,
        SVGFont(size: 15),
        PictureColors.secondary
      )
      y += 40
    }
    y = addLegend(at: y + 20, to: &canvas)
    let height = y + SheetMetrics.margin - 8
    var page = SVGCanvas()
    page.fill(.init(x: 0, y: 0, width: metrics.width, height: height), PictureColors.paper)
    // Whatever the font, no name runs into a value.
    page.clip(
      id: Self.nameColumn,
      .init(x: SheetMetrics.margin, y: 0, width: SheetMetrics.nameWidth, height: height)
    )
    page.append(canvas)
    return page.document(
      width: metrics.width,
      height: height,
      title: "Palette sheet of the theme \(sheet.title)",
      description: description
    )
  }

  /// The shape that names are cut to.
  static let nameColumn = "names"

  private var description: String {
    let styles = sheet.sides.map(\.name).joined(separator: " and ")
    let count = sheet.count == 1 ? "1 colour" : "\(sheet.count) colours"
    return "\(count) under \(styles) style, with values and contrast."
  }

  // MARK: Header

  /// Title, facts and strips; returns where to go on.
  private func addHeader(to canvas: inout SVGCanvas) -> Double {
    let x = SheetMetrics.margin
    let title = SVGFont(size: 38, weight: 700, spacing: -0.6)
    let facts = SVGFont(size: 13, anchor: .end)
    canvas.text(
      title.cut(sheet.title, to: metrics.contentWidth - 260),
      x: x,
      y: 88,
      title,
      PictureColors.text
    )
    let right = x + metrics.contentWidth
    canvas.text(sheet.countText, x: right, y: 70, facts, PictureColors.secondary)
    let traits = facts.cut(sheet.traits.joined(separator: " · "), to: 260)
    canvas.text(traits, x: right, y: 88, facts, PictureColors.secondary)
    var y = 116.0
    if let summary = sheet.summary {
      let font = SVGFont(size: 16)
      for line in font.lines(summary, width: metrics.contentWidth, limit: 2) {
        canvas.text(line, x: x, y: y, font, PictureColors.secondary)
        y += 22
      }
    }
    return addStrips(at: y, to: &canvas)
  }

  /// All colours at a glance, a strip for each style.
  private func addStrips(at y: Double, to canvas: inout SVGCanvas) -> Double {
    let colors = sheet.groups.flatMap(\.colors).prefix(SheetMetrics.stripLimit)
    guard !colors.isEmpty else { return y + 12 }
    let height = SheetMetrics.stripHeight * Double(sheet.sides.count)
    let frame = SVGCanvas.Frame(
      x: SheetMetrics.margin,
      y: y + 4,
      width: metrics.contentWidth,
      height: height
    )
    canvas.clip(id: "strip", frame, radius: 10)
    let width = metrics.contentWidth / Double(colors.count)
    for (index, side) in sheet.sides.enumerated() {
      let top = frame.y + Double(index) * SheetMetrics.stripHeight
      var cell = SVGCanvas.Frame(
        x: frame.x,
        y: top,
        width: metrics.contentWidth,
        height: SheetMetrics.stripHeight
      )
      canvas.fill(cell, side.ground, clip: "strip")
      for (position, color) in colors.enumerated() {
        cell.x = frame.x + Double(position) * width
        cell.width = width + (position == colors.count - 1 ? 0 : 0.5)
        guard let value = color.values[index] else {
          canvas.hole(cell, ink: side.ink)
          continue
        }
        canvas.fill(cell, value.color, clip: "strip")
      }
    }
    canvas.stroke(frame, PictureColors.text, opacity: 0.1, radius: 10)
    return frame.y + height + 16
  }

  // MARK: Legend

  private func addLegend(at y: Double, to canvas: inout SVGCanvas) -> Double {
    guard !sheet.contrasts.isEmpty else { return y }
    let font = SVGFont(size: 12)
    var x = SheetMetrics.margin
    for (level, words) in ContrastLevel.legend {
      let badge = SVGCanvas.Frame(x: x, y: y, width: 42, height: 18)
      addPill(level, badge, ink: PictureColors.text, ground: PictureColors.paper, to: &canvas)
      canvas.text(words, x: x + 50, y: y + 13.5, font, PictureColors.secondary)
      x += 50 + font.width(of: words) + 18
    }
    canvas.text(
      "Ratio of WCAG 2.2 to the least favourable colour that the library’s checks put behind it.",
      x: SheetMetrics.margin,
      y: y + 42,
      font,
      PictureColors.secondary
    )
    return y + 48
  }
}

extension PaletteSheet {
  /// How many colours there are, in words.
  var countText: String { count == 1 ? "1 colour" : "\(count) colours" }
}

extension ContrastLevel {
  /// All levels with what they ask for.
  static let legend: [(ContrastLevel, String)] = [
    (.enhanced, "from 7:1"), (.minimum, "from 4.5:1, graphics from 3:1"),
    (.large, "large text alone, from 3:1"), (.insufficient, "too little"),
  ]
}
