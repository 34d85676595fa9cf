import ColorValues
import SourceDiagnostics

/// A palette sheet for the terminal: a strip of all colors, then a line for each color, its styles
/// side by side on the theme's own backgrounds, and notes on deprecated colors.
///
/// No line is wider than the terminal: as it gets narrower, descriptions are left out, then CSS
/// text, samples, ratios and hex values; names are cut; last, blocks are left out, and hex values
/// are below the names as far as they fit. All information is also in text.
///
/// ```swift
/// PaletteSheetText(sheet, depth: .truecolor, columns: 120).text
/// ```
public struct PaletteSheetText: Sendable {
  private let sheet: PaletteSheet
  private let depth: ColorDepth
  private let columns: Int
  private let isUTF8: Bool

  /// Prepares the text of a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The colors to show.
  ///   - depth: The colors of the terminal.
  ///   - columns: The width of the terminal.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  public init(_ sheet: PaletteSheet, depth: ColorDepth, columns: Int = 80, isUTF8: Bool = true) {
    self.sheet = sheet
    self.depth = depth
    self.columns = max(1, columns)
    self.isUTF8 = isUTF8
  }

  /// The sheet, each line ended by a line break.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  public var text: String {
    let alphabet = TerminalAlphabet(isUTF8: isUTF8)
    var chart = PaletteChart(
      ChartLayout(sheet, width: columns, showsBlocks: depth != .none),
      panels: sheet.sides.map { ChartPanel($0, hasText: true) },
      depth: depth,
      columns: columns,
      alphabet: alphabet
    )
    addHeader(to: &chart)
    for group in sheet.groups { add(group, to: &chart) }
    addFooter(to: &chart)
    return chart.text
  }

  // MARK: Header and footer

  /// Adds the theme, its summary, and a strip of all colors.
  private func addHeader(to chart: inout PaletteChart) {
    let facts = ([sheet.countText] + sheet.traits).map(chart.alphabet.text)
      .joined(separator: chart.alphabet.separator)
    chart.add(title: chart.alphabet.text(sheet.title), note: facts)
    if let summary = sheet.summary { chart.add(chart.alphabet.text(summary), style: .faint) }
    if depth != .none { addStrip(to: &chart) }
  }

  /// Adds notes on deprecated colors, and the meaning of the badges.
  private func addFooter(to chart: inout PaletteChart) {
    if sheet.groups.isEmpty { chart.add("no colors", style: .faint) }
    let deprecated = sheet.groups.flatMap(\.colors).filter { $0.deprecation != nil }
    let hasBadges = chart.layout.hasBadges
    let isApproximate = depth.approximationNote != nil
    if !deprecated.isEmpty || hasBadges || isApproximate { chart.addEmptyLine() }
    for color in deprecated {
      let note = "! \(color.name) is deprecated: \(color.deprecationNote ?? "")"
      chart.add(chart.alphabet.text(note), style: .faint)
    }
    if let note = depth.approximationNote { chart.add(note, style: .faint) }
    if hasBadges {
      chart.add(
        "AAA from 7:1, AA from 4.5:1 (graphics 3:1), AA18 large text only, low: insufficient",
        style: .faint
      )
    }
  }

  /// Adds all colors side by side: two styles share cells, the first in their upper halves.
  private func addStrip(to chart: inout PaletteChart) {
    let colors = sheet.groups.flatMap(\.colors).prefix(SheetMetrics.stripLimit)
    let room = columns - 2 * PaletteChart.margin
    guard !colors.isEmpty, room > 0 else { return }
    let width = max(1, min(4, room / colors.count))
    let perLine = max(1, room / width)
    chart.addEmptyLine()
    for start in stride(from: 0, to: colors.count, by: perLine) {
      let lineColors = colors.dropFirst(start).prefix(perLine)
      let isHalved = chart.alphabet.isUTF8 && sheet.sides.count == 2
      for side in isHalved ? 0..<1 : sheet.sides.indices {
        var line = chart.indentedLine()
        for color in lineColors {
          let lower = isHalved ? block(color, 1) : nil
          line.append(
            block(color, side),
            over: lower,
            columns: width,
            hatch: chart.alphabet.hatch,
            &chart.quantizer
          )
        }
        chart.add(line)
      }
    }
  }

  private func block(_ color: SheetColor, _ side: Int) -> HalfBlock {
    HalfBlock(color: color.values[side]?.seen, background: sheet.sides[side].background)
  }

  // MARK: Colors

  /// Adds a heading and the lines of a group.
  private func add(_ group: SheetGroup, to chart: inout PaletteChart) {
    chart.addEmptyLine()
    chart.addHeading(chart.alphabet.text(group.heading))
    for color in group.colors {
      let name = chart.fitted(chart.alphabet.text(color.markedStem), to: chart.layout.name)
      chart.add(color, name: color.deprecation == nil ? ("", name) : (name, ""))
      if !chart.layout.hasPanels { addValues(of: color, to: &chart) }
    }
  }

  /// Adds the values below a name, as far as they fit.
  private func addValues(of color: SheetColor, to chart: inout PaletteChart) {
    for (value, side) in zip(color.values, sheet.sides) {
      let text = value?.hex ?? chart.alphabet.absence
      let room = columns - 2 * PaletteChart.margin
      guard let words = ["\(side.name) \(text)", text].first(where: { $0.utf8.count <= room })
      else { continue }
      var line = chart.indentedLine()
      line.advance(to: 2 * PaletteChart.margin)
      line.append(words)
      chart.add(line)
    }
  }
}
