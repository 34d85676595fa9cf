import ColorValues
import ElementLayout

/// A palette sheet as an SVG picture: a row for each color, a panel for each style on the theme's
/// own background.
///
/// The file is valid XML without external resources, with titles of the picture and each row for
/// screen readers. It uses system fonts. Colors outside sRGB are `color(display-p3 …)`, with the
/// nearest sRGB color as the fallback.
///
/// ```swift
/// PaletteSheetSVG(sheet).text
/// ```
public struct PaletteSheetSVG: Sendable {
  let sheet: PaletteSheet
  let metrics: SheetMetrics

  /// Prepares the picture of a sheet.
  public init(_ sheet: PaletteSheet) {
    self.sheet = sheet
    metrics = SheetMetrics(sides: max(1, sheet.sides.count))
  }

  /// The SVG file.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  public var text: String {
    var canvas = SVGCanvas()
    var y = addHeader(to: &canvas)
    for group in sheet.groups { y = addGroup(group, at: y, to: &canvas) }
    if sheet.groups.isEmpty {
      canvas.text(
        "No colors",
        x: SheetMetrics.margin,
        y: y + 20,
        font: SVGFont(size: 15),
        color: PictureColors.secondary
      )
      y += 40
    }
    y = addLegend(at: y + 20, to: &canvas)
    let height = y + SheetMetrics.margin - 8
    var page = SVGCanvas()
    page.fill(Rect(x: 0, y: 0, width: metrics.width, height: height), PictureColors.paper)
    // The font is unknown, so names are clipped before the values.
    page.clip(
      id: Self.nameColumn,
      Rect(x: SheetMetrics.margin, y: 0, width: SheetMetrics.nameWidth, height: height)
    )
    page.append(canvas)
    return page.document(
      width: metrics.width,
      height: height,
      title: "Palette sheet of the theme \(sheet.title)",
      description: description
    )
  }

  /// The identifier of the clipping rectangle of names.
  static let nameColumn = "names"

  private var description: String {
    let styles = sheet.sides.map(\.name).joined(separator: " and ")
    let count = sheet.count == 1 ? "1 color" : "\(sheet.count) colors"
    return "\(count) under \(styles) style, with values and contrast."
  }

  // MARK: Header

  /// Adds title, facts and strips, and returns the top of the first group.
  private func addHeader(to canvas: inout SVGCanvas) -> Double {
    let x = SheetMetrics.margin
    let title = SVGFont(size: 38, weight: 700, spacing: -0.6)
    let facts = SVGFont(size: 13, anchor: .end)
    canvas.text(
      title.cut(sheet.title, to: metrics.contentWidth - 260),
      x: x,
      y: 88,
      font: title,
      color: PictureColors.foreground
    )
    let right = x + metrics.contentWidth
    canvas.text(sheet.countText, x: right, y: 70, font: facts, color: PictureColors.secondary)
    let traits = facts.cut(sheet.traits.joined(separator: " · "), to: 260)
    canvas.text(traits, x: right, y: 88, font: facts, color: PictureColors.secondary)
    var y = 116.0
    if let summary = sheet.summary {
      let font = SVGFont(size: 16)
      for line in font.lines(summary, width: metrics.contentWidth, limit: 2) {
        canvas.text(line, x: x, y: y, font: font, color: PictureColors.secondary)
        y += 22
      }
    }
    return addStrips(at: y, to: &canvas)
  }

  /// Adds all colors side by side, a strip for each style, and returns the top of the first group.
  private func addStrips(at y: Double, to canvas: inout SVGCanvas) -> Double {
    let colors = sheet.groups.flatMap(\.colors).prefix(SheetMetrics.stripLimit)
    guard !colors.isEmpty else { return y + 12 }
    let height = SheetMetrics.stripHeight * Double(sheet.sides.count)
    let frame = Rect(
      x: SheetMetrics.margin,
      y: y + 4,
      width: metrics.contentWidth,
      height: height
    )
    canvas.clip(id: "strip", frame, radius: 10)
    let width = metrics.contentWidth / Double(colors.count)
    for (index, side) in sheet.sides.enumerated() {
      let top = frame.y + Double(index) * SheetMetrics.stripHeight
      var cell = Rect(
        x: frame.x,
        y: top,
        width: metrics.contentWidth,
        height: SheetMetrics.stripHeight
      )
      canvas.fill(cell, side.background, clip: "strip")
      for (position, color) in colors.enumerated() {
        cell.x = frame.x + Double(position) * width
        cell.width = width + (position == colors.count - 1 ? 0 : 0.5)
        guard let value = color.values[index] else {
          canvas.missing(cell, foreground: side.foreground)
          continue
        }
        canvas.fill(cell, value.color, clip: "strip")
      }
    }
    canvas.stroke(frame, PictureColors.foreground, opacity: 0.1, radius: 10)
    return frame.y + height + 16
  }

  // MARK: Legend

  private func addLegend(at y: Double, to canvas: inout SVGCanvas) -> Double {
    guard !sheet.contrasts.isEmpty else { return y }
    let font = SVGFont(size: 12)
    var x = SheetMetrics.margin
    for (level, words) in ContrastLevel.legend {
      let badge = Rect(x: x, y: y, width: 42, height: 18)
      addPill(
        level,
        badge,
        foreground: PictureColors.foreground,
        background: PictureColors.paper,
        to: &canvas
      )
      canvas.text(words, x: x + 50, y: y + 13.5, font: font, color: PictureColors.secondary)
      x += 50 + font.width(of: words) + 18
    }
    canvas.text(
      "Contrast ratio of WCAG 2.2 with the worst background of the library’s checks.",
      x: SheetMetrics.margin,
      y: y + 42,
      font: font,
      color: PictureColors.secondary
    )
    return y + 48
  }
}

extension PaletteSheet {
  /// The number of colors, in words.
  var countText: String { count == 1 ? "1 color" : "\(count) colors" }
}

extension ContrastLevel {
  /// All levels with the ratios that they require.
  static let legend: [(ContrastLevel, String)] = [
    (.enhanced, "from 7:1"), (.minimum, "from 4.5:1, graphics from 3:1"),
    (.large, "large text only, from 3:1"), (.insufficient, "insufficient"),
  ]
}

/// The measures of a palette sheet, in pixels.
struct SheetMetrics {
  static let margin = 48.0
  static let nameWidth = 300.0
  static let gap = 20.0
  static let panelWidth = 414.0
  static let panelPadding = 10.0
  static let rowHeight = 56.0
  static let swatchWidth = 76.0
  static let swatchHeight = 36.0
  static let stripHeight = 34.0
  /// The most colors of a strip.
  static let stripLimit = 160

  /// The number of styles side by side.
  let sides: Int

  var contentWidth: Double {
    Self.nameWidth + Double(sides) * (Self.gap + Self.panelWidth)
  }

  var width: Double { contentWidth + 2 * Self.margin }

  /// Returns the left edge of the panel of a side.
  func panel(_ side: Int) -> Double {
    Self.margin + Self.nameWidth + Self.gap + Double(side) * (Self.panelWidth + Self.gap)
  }
}
