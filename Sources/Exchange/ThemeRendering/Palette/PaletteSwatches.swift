import ColorValues
public import DynamicColors
public import ThemeValidation

/// Palettes as a chart for the terminal: one row for each color.
///
/// The values of one palette are shown on a light and on a dark background. Palettes of one theme
/// in several styles are shown side by side, each on the background of the theme in that style.
///
/// Translucent colors are composited over each background. Beside the blocks are the sRGB value in
/// hex, the opacity of translucent colors, and the CSS text of colors outside sRGB. Colors whose
/// names share the part before the first dot are in one group.
///
/// No line is wider than the terminal: as it gets narrower, blocks get smaller, values are left
/// out, and names are cut. All information is also in text; without color, the blocks are left out.
///
/// ```swift
/// PaletteSwatches([palette], depth: .truecolor, columns: 80, isUTF8: true).text
/// ```
public struct PaletteSwatches: Sendable {
  private let palettes: [Palette]
  private let pairs: [ContrastPair]
  private let names: Set<String>?
  private let depth: ColorDepth
  private let columns: Int
  private let isUTF8: Bool

  /// Prepares the chart of palettes.
  ///
  /// - Parameters:
  ///   - palettes: The colors to show, under one style or under several.
  ///   - pairs: The pairs of foreground and background from which the backgrounds of styles are
  ///     chosen; without pairs, the background is the color of that name.
  ///   - names: The colors to show; nil shows all.
  ///   - depth: The colors of the terminal.
  ///   - columns: The width of the terminal.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  public init(
    _ palettes: [Palette],
    pairs: [ContrastPair] = [],
    showing names: Set<String>? = nil,
    depth: ColorDepth,
    columns: Int = 80,
    isUTF8: Bool = true
  ) {
    self.palettes = palettes
    self.pairs = pairs
    self.names = names
    self.depth = depth
    self.columns = max(1, columns)
    self.isUTF8 = isUTF8
  }

  /// The chart, each line ended by a line break.
  ///
  /// - Complexity: O(*n*) in the number of colors, and of different colors where the depth is below
  ///   ``ColorDepth/truecolor``.
  public var text: String {
    let alphabet = TerminalAlphabet(isUTF8: isUTF8)
    var builder = SheetBuilder(palettes, pairs: pairs, deprecated: [:])
    let groups = builder.groups(showing: names)
    let hasStyles = palettes.count > 1
    let panels =
      hasStyles
      ? builder.sides.map { ChartPanel($0, hasText: false) }
      : ChartBackground.allCases.map { ChartPanel($0) }
    let layout = ChartLayout(
      swatchesOf: groups.flatMap(\.colors),
      panels: panels,
      hasStyles: hasStyles,
      width: columns,
      showsBlocks: depth != .none,
      alphabet: alphabet
    )
    var chart = PaletteChart(
      layout,
      panels: panels,
      depth: depth,
      columns: columns,
      alphabet: alphabet
    )
    addHeader(to: &chart)
    for (index, group) in groups.enumerated() {
      addSeparator(isFirst: index == 0, to: &chart)
      for color in group.colors { chart.add(color, name: Self.name(of: color, in: chart)) }
    }
    addFooter(isEmpty: groups.isEmpty, to: &chart)
    return chart.text
  }

  /// Adds theme and node, then the traits.
  private func addHeader(to chart: inout PaletteChart) {
    guard let palette = palettes.first else { return }
    let alphabet = chart.alphabet
    chart.add(title: palette.theme.map(alphabet.text), note: palette.node.map(alphabet.text))
    let traits = palettes.count > 1 ? palette.sharedTraitWords : palette.traitWords
    for words in alphabet.lines(of: traits, columns: chart.room) {
      var line = chart.indentedLine()
      line.append(words)
      chart.add(line)
    }
  }

  /// Adds the line before a group; before the first, it has the names of backgrounds and styles.
  private func addSeparator(isFirst: Bool, to chart: inout PaletteChart) {
    if isFirst, !chart.text.isEmpty { chart.addEmptyLine() }
    if chart.layout.hasPanels || isFirst && chart.layout.hasLabels {
      chart.addHeading(hasLabels: isFirst)
    } else if !isFirst {
      chart.addEmptyLine()
    }
  }

  /// Adds the lower edge of the backgrounds.
  private func addFooter(isEmpty: Bool, to chart: inout PaletteChart) {
    if isEmpty {
      chart.add("no colors")
    } else if chart.layout.hasPanels {
      chart.addHeading(hasLabels: false)
      if let note = depth.approximationNote {
        chart.addEmptyLine()
        chart.add(note, style: .faint)
      }
    }
  }

  /// Returns the name of a color, cut, with the part up to its first dot faint.
  private static func name(
    of color: SheetColor,
    in chart: PaletteChart
  ) -> (faint: String, plain: String) {
    let name = chart.fitted(chart.alphabet.text(color.name), to: chart.layout.name)
    let prefix = chart.alphabet.text(color.prefix)
    guard name.hasPrefix(prefix) else { return ("", name) }
    return (prefix, String(name.dropFirst(prefix.count)))
  }
}
