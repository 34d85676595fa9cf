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
    let backgrounds =
      hasStyles
      ? builder.sides.map { SwatchBackground($0) }
      : ChartBackground.allCases.map { SwatchBackground($0) }
    let layout = SwatchLayout(
      groups.flatMap(\.colors),
      backgrounds: backgrounds,
      hasStyles: hasStyles,
      columns: columns,
      showsBlocks: depth != .none,
      alphabet: alphabet
    )
    let writer = ChartWriter(depth: depth, columns: columns, alphabet: alphabet)
    var painter = SwatchPainter(writer, backgrounds: backgrounds, layout: layout)
    if let palette = palettes.first {
      let words = hasStyles ? SheetBuilder.sharedTraits(of: palette) : TraitWords.words(of: palette)
      painter.addHeader(of: palette, traits: words)
    }
    for (index, group) in groups.enumerated() {
      painter.addSeparator(isFirst: index == 0)
      for color in group.colors { painter.add(color) }
    }
    painter.addFooter(isEmpty: groups.isEmpty)
    return painter.writer.text
  }
}

/// A background that the blocks of a chart are on, with its label.
struct SwatchBackground {
  /// The label: `on light` for a background of the chart, `light` for that of a theme in light
  /// style.
  let label: String
  let color: Color
  /// The color of the label.
  let foreground: Color

  init(_ background: ChartBackground) {
    label = "on \(background.name)"
    color = background.color
    foreground = background.label
  }

  init(_ side: SheetSide) {
    label = side.name
    color = side.background
    foreground = side.foreground(fadedTo: 0.7).composited(over: side.background)
  }

  /// Returns the label, with a space before it where there is room for one; empty if it doesn't
  /// fit.
  func label(columns: Int) -> String {
    let text = label.utf8.count < columns ? " \(label)" : label
    return text.utf8.count <= columns ? text : ""
  }
}
