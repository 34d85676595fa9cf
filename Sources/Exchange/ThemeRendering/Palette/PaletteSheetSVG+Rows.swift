import ColorValues
import ElementLayout

extension PaletteSheetSVG {
  /// Adds a heading, the panels, and a row for each color, and returns the top of the next group.
  func addGroup(_ group: SheetGroup, at top: Double, to canvas: inout SVGCanvas) -> Double {
    let heading = SVGFont(size: 19, weight: 700, spacing: -0.2)
    let label = SVGFont(size: 11, weight: 600, spacing: 0.8)
    let baseline = top + 38
    canvas.text(
      heading.cut(group.heading, to: SheetMetrics.nameWidth),
      x: SheetMetrics.margin,
      y: baseline,
      font: heading,
      color: PictureColors.foreground,
      clip: Self.nameColumn
    )
    let panelTop = baseline + 14
    let height = Double(group.colors.count) * SheetMetrics.rowHeight + 2 * SheetMetrics.panelPadding
    for (index, side) in sheet.sides.enumerated() {
      let x = metrics.panel(index)
      canvas.text(
        side.name.uppercased(),
        x: x + 2,
        y: baseline,
        font: label,
        color: PictureColors.secondary
      )
      let panel = Rect(
        x: x,
        y: panelTop,
        width: SheetMetrics.panelWidth,
        height: height
      )
      canvas.fill(panel, side.background, radius: 12)
      canvas.stroke(panel, PictureColors.foreground, opacity: 0.12, radius: 12)
    }
    for (index, color) in group.colors.enumerated() {
      let y = panelTop + SheetMetrics.panelPadding + Double(index) * SheetMetrics.rowHeight
      canvas.group(titled: color.words(sides: sheet.sides)) { canvas in
        addName(of: color, at: y, to: &canvas)
        for (index, side) in sheet.sides.enumerated() {
          addValue(color.values[index], on: side, x: metrics.panel(index), y: y, to: &canvas)
        }
      }
    }
    return panelTop + height + 8
  }

  private func addName(of color: SheetColor, at y: Double, to canvas: inout SVGCanvas) {
    let x = SheetMetrics.margin
    let isDeprecated = color.deprecation != nil
    let name = SVGFont(size: 14.5, weight: 600, isStruck: isDeprecated)
    let note = SVGFont(size: 12)
    let notes = [color.deprecationNote.map { "Deprecated: \($0)" }, color.about].compactMap(\.self)
    let lines = note.lines(
      notes.joined(separator: ". "),
      width: SheetMetrics.nameWidth - 8,
      limit: 2
    )
    // The name with its notes is vertically centered in the row.
    var baseline = y + SheetMetrics.rowHeight / 2 + 5 - Double(lines.count) * 7.5
    let text = name.cut(
      color.stem.isEmpty ? color.name : color.stem,
      to: SheetMetrics.nameWidth - 8
    )
    let foreground = isDeprecated ? PictureColors.secondary : PictureColors.foreground
    canvas.text(text, x: x, y: baseline, font: name, color: foreground, clip: Self.nameColumn)
    for line in lines {
      baseline += 15.5
      canvas.text(
        line,
        x: x,
        y: baseline,
        font: note,
        color: PictureColors.secondary,
        clip: Self.nameColumn
      )
    }
  }

  private func addValue(
    _ value: SheetValue?,
    on side: SheetSide,
    x: Double,
    y: Double,
    to canvas: inout SVGCanvas
  ) {
    let center = y + SheetMetrics.rowHeight / 2
    let swatch = Rect(
      x: x + SheetMetrics.panelPadding,
      y: center - SheetMetrics.swatchHeight / 2,
      width: SheetMetrics.swatchWidth,
      height: SheetMetrics.swatchHeight
    )
    let textX = swatch.x + swatch.width + 14
    guard let value else {
      canvas.missing(swatch, foreground: side.foreground)
      return canvas.text(
        "—",
        x: textX,
        y: center + 4.5,
        font: SVGFont(size: 13, weight: 600),
        color: side.foreground
      )
    }
    canvas.fill(swatch, value.color, radius: 7)
    canvas.stroke(swatch, side.foreground, opacity: 0.14, radius: 7)
    let right = x + SheetMetrics.panelWidth - SheetMetrics.panelPadding - 4
    let room = (value.badge == nil ? right : right - 132) - textX
    let hex = SVGFont(size: 13.5, weight: 600, isMono: true)
    let css = SVGFont(size: 10.5, isMono: true)
    canvas.text(
      value.hex,
      x: textX,
      y: value.css == nil ? center + 4.5 : center - 2,
      font: hex,
      color: side.foreground
    )
    if let text = value.css {
      canvas.text(
        css.cut(text, to: room),
        x: textX,
        y: center + 13,
        font: css,
        color: side.foreground(fadedTo: 0.72)
      )
    }
    if let badge = value.badge {
      addBadge(badge, of: value, on: side, right: right, center: center, to: &canvas)
    }
  }

  /// Adds a sample of the color on the worst background, the ratio, and its level.
  private func addBadge(
    _ badge: ContrastBadge,
    of value: SheetValue,
    on side: SheetSide,
    right: Double,
    center: Double,
    to canvas: inout SVGCanvas
  ) {
    let pill = Rect(x: right - 42, y: center - 9, width: 42, height: 18)
    addPill(
      badge.level,
      pill,
      foreground: side.foreground,
      background: side.background,
      to: &canvas
    )
    canvas.text(
      badge.ratioText,
      x: pill.x - 8,
      y: center + 4.5,
      font: SVGFont(size: 12.5, isMono: true, anchor: .end),
      color: side.foreground
    )
    let sample = Rect(x: right - 124, y: center - 13, width: 34, height: 26)
    canvas.fill(sample, badge.background, radius: 6)
    canvas.stroke(sample, side.foreground, opacity: 0.14, radius: 6)
    canvas.text(
      "Aa",
      x: sample.x + 17,
      y: center + 5,
      font: SVGFont(size: 14, weight: 600, anchor: .middle),
      color: value.color
    )
  }

  /// Adds a level as text in a shape that is filled differently for each level.
  func addPill(
    _ level: ContrastLevel,
    _ frame: Rect,
    foreground: Color,
    background: Color,
    to canvas: inout SVGCanvas
  ) {
    let word = SVGFont(size: 10.5, weight: 700, anchor: .middle)
    let place = (x: frame.x + frame.width / 2, y: frame.y + 12.8)
    switch level {
    case .enhanced:
      canvas.fill(frame, foreground, radius: 9)
      canvas.text(level.label, x: place.x, y: place.y, font: word, color: background)
    case .minimum:
      canvas.stroke(frame, foreground, opacity: 0.6, width: 1.2, radius: 9)
      canvas.text(level.label, x: place.x, y: place.y, font: word, color: foreground)
    case .large:
      // Insufficient for the body text of checks.
      canvas.fill(frame, .white, radius: 9)
      canvas.stroke(frame, PictureColors.alarm, width: 1.2, radius: 9, dashes: "2.5 2")
      canvas.text(level.label, x: place.x, y: place.y, font: word, color: PictureColors.alarm)
    case .insufficient:
      canvas.fill(frame, PictureColors.alarm, radius: 9)
      canvas.text(level.label, x: place.x, y: place.y, font: word, color: .white)
    }
  }
}

extension SheetColor {
  /// Returns the row in words, for screen readers.
  func words(sides: [SheetSide]) -> String {
    let values = zip(sides, values).map { side, value in
      let badge = value?.badge.map { " (\($0.words))" } ?? ""
      return "\(side.name) \(value?.hex ?? "missing")\(badge)"
    }
    return "\(name): \(values.joined(separator: ", "))"
  }
}
