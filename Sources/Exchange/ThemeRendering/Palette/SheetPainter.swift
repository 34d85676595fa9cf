import ColorValues
import TextSupport

/// Writes the lines of a sheet.
struct SheetPainter {
  private(set) var writer: ChartWriter
  private let sheet: PaletteSheet
  private let layout: SheetLayout

  init(_ sheet: PaletteSheet, _ writer: ChartWriter, layout: SheetLayout) {
    self.sheet = sheet
    self.writer = writer
    self.layout = layout
  }

  private var alphabet: TerminalAlphabet { writer.alphabet }

  // MARK: Header and footer

  /// Adds the theme, its summary, and a strip of all colors.
  mutating func addHeader() {
    let facts = ([sheet.countText] + sheet.traits).map(alphabet.text)
      .joined(separator: alphabet.separator)
    writer.add(title: alphabet.text(sheet.title), note: facts)
    if let summary = sheet.summary { writer.add(alphabet.text(summary), style: .faint) }
    if writer.quantizer.depth != .none { addStrip() }
  }

  /// Adds notes on deprecated colors, and the meaning of the badges.
  mutating func addFooter() {
    if sheet.groups.isEmpty { writer.add("no colors", style: .faint) }
    let deprecated = sheet.groups.flatMap(\.colors).filter { $0.deprecation != nil }
    let hasBadges = layout.plan.badge > 0
    let isApproximate = writer.quantizer.depth.approximationNote != nil
    if !deprecated.isEmpty || hasBadges || isApproximate { writer.addEmptyLine() }
    for color in deprecated {
      let note = "! \(color.name) is deprecated: \(color.deprecationNote ?? "")"
      writer.add(alphabet.text(note), style: .faint)
    }
    if let note = writer.quantizer.depth.approximationNote { writer.add(note, style: .faint) }
    if hasBadges {
      writer.add(
        "AAA from 7:1, AA from 4.5:1 (graphics 3:1), AA18 large text only, low: insufficient",
        style: .faint
      )
    }
  }

  /// Adds all colors side by side: two styles share cells, the first in their upper halves.
  private mutating func addStrip() {
    let colors = sheet.groups.flatMap(\.colors).prefix(SheetMetrics.stripLimit)
    let room = layout.columns - 2 * ChartWriter.margin
    guard !colors.isEmpty, room > 0 else { return }
    let width = max(1, min(4, room / colors.count))
    let perLine = max(1, room / width)
    writer.addEmptyLine()
    for start in stride(from: 0, to: colors.count, by: perLine) {
      let lineColors = colors.dropFirst(start).prefix(perLine)
      let isHalved = alphabet.isUTF8 && sheet.sides.count == 2
      for side in isHalved ? 0..<1 : sheet.sides.indices {
        var line = writer.indentedLine()
        for color in lineColors {
          let lower = isHalved ? block(color, 1) : nil
          line.append(
            block(color, side),
            over: lower,
            columns: width,
            hatch: alphabet.hatch,
            &writer.quantizer
          )
        }
        writer.add(line)
      }
    }
  }

  private func block(_ color: SheetColor, _ side: Int) -> HalfBlock {
    HalfBlock(color: color.values[side]?.seen, background: sheet.sides[side].background)
  }

  // MARK: Colors

  /// Adds a heading and the lines of a group.
  mutating func add(_ group: SheetGroup) {
    writer.addEmptyLine()
    var line = writer.indentedLine()
    let room = layout.plan.side > 0 ? layout.name : writer.room
    line.append(writer.fitted(alphabet.text(group.heading), to: room), style: .bold)
    if layout.plan.side > 0 {
      for (index, side) in sheet.sides.enumerated() {
        line.advance(to: layout.start(ofSide: index))
        let style = panelStyle(side, opacity: 0.7)
        let label = writer.fitted(" \(side.name)", to: layout.plan.side)
        line.append(TextWidth.padded(label, to: layout.plan.side), style: style)
      }
    }
    writer.add(line)
    for color in group.colors { add(color) }
  }

  private mutating func add(_ color: SheetColor) {
    var line = writer.indentedLine()
    let name = writer.fitted(alphabet.text(color.markedStem), to: layout.name)
    line.append(name, style: color.deprecation == nil ? .plain : .faint)
    if layout.plan.side > 0 {
      for index in sheet.sides.indices {
        line.advance(to: layout.start(ofSide: index))
        append(color.values[index], sheet.sides[index], to: &line)
      }
    }
    if layout.plan.about > 0, let about = color.about {
      line.advance(to: layout.start(ofSide: sheet.sides.count))
      line.append(writer.fitted(alphabet.text(about), to: layout.plan.about), style: .faint)
    }
    writer.add(line)
    if layout.plan.side == 0 { addValues(of: color) }
  }

  /// Adds the values below a name, as far as they fit.
  private mutating func addValues(of color: SheetColor) {
    for (value, side) in zip(color.values, sheet.sides) {
      let text = value?.hex ?? alphabet.absence
      let room = layout.columns - 2 * ChartWriter.margin
      guard let words = ["\(side.name) \(text)", text].first(where: { $0.utf8.count <= room })
      else { continue }
      var line = writer.indentedLine()
      line.advance(to: 2 * ChartWriter.margin)
      line.append(words)
      writer.add(line)
    }
  }

  /// Appends one value on its panel, with the parts that the plan has.
  private mutating func append(_ value: SheetValue?, _ side: SheetSide, to line: inout StyledLine) {
    let plan = layout.plan
    let panel = panelStyle(side, opacity: 0.9)
    let faint = panelStyle(side, opacity: 0.7)
    let end = line.columns + plan.side
    func field(_ text: String, columns: Int, style: TextStyle) {
      guard columns > 0 else { return }
      line.append(" ", style: panel)
      line.append(TextWidth.padded(writer.fitted(text, to: columns), to: columns), style: style)
    }
    if let value {
      let seen = TextStyle(background: writer.quantizer.paint(for: value.seen))
      let isHidden = seen.background != nil && seen.background == panel.background
      field(isHidden ? "  ==" : "", columns: plan.block, style: isHidden ? faint : seen)
      field(value.hex, columns: plan.hex, style: panel)
      field(value.css ?? "", columns: plan.css, style: faint)
      let sample = value.badge.map { badge in
        style(value.color.composited(over: badge.background), on: badge.background)
      }
      field(sample == nil ? "" : " Aa", columns: plan.sample, style: sample ?? panel)
      let badge = value.badge.map { badge in
        String(repeating: " ", count: 4 - badge.ratioText.utf8.count) + badge.ratioText
          + " " + badge.level.label
      }
      field(badge ?? "", columns: plan.badge, style: panel)
    } else {
      field(String(repeating: alphabet.hatch, count: plan.block), columns: plan.block, style: faint)
      field(alphabet.absence, columns: plan.hex, style: faint)
    }
    line.append(String(repeating: " ", count: max(0, end - line.columns)), style: panel)
  }

  /// The style of text on the background of a side.
  private mutating func panelStyle(_ side: SheetSide, opacity: Double) -> TextStyle {
    guard writer.quantizer.depth != .none else { return .plain }
    let foreground = side.foreground(fadedTo: opacity).composited(over: side.background)
    return style(foreground, on: side.background)
  }

  private mutating func style(_ foreground: Color, on background: Color) -> TextStyle {
    TextStyle(
      foreground: writer.quantizer.paint(for: foreground),
      background: writer.quantizer.paint(for: background)
    )
  }
}
