import ColorValues
public import DynamicColors
import SourceDiagnostics

/// A palette as a chart for the terminal: one row for each color, on a light and on a dark background.
///
/// Translucent colors are composited over each background. Beside the blocks are the sRGB value in hex,
/// the opacity of translucent colors, and the CSS text of colors outside sRGB. Colors whose names share
/// the part before the first dot are in one group.
///
/// No line is wider than the terminal: as it gets narrower, blocks get smaller, values are left out, and
/// names are cut. All information is also in text; without color, the blocks are left out.
///
/// ```swift
/// PaletteSwatches(palette, depth: .truecolor, columns: 80, isUTF8: true).text
/// ```
public struct PaletteSwatches: Sendable {
  private let palette: Palette
  private let depth: ColorDepth
  private let columns: Int
  private let isUTF8: Bool

  /// Prepares the chart of a palette.
  ///
  /// - Parameters:
  ///   - palette: The colors to show.
  ///   - depth: The colors of the terminal.
  ///   - columns: The width of the terminal.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  public init(_ palette: Palette, depth: ColorDepth, columns: Int = 80, isUTF8: Bool = true) {
    self.palette = palette
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
    let groups = PaletteSheet([palette]).groups
    let layout = SwatchLayout(
      groups.flatMap(\.colors),
      columns: columns,
      showsBlocks: depth != .none,
      alphabet: alphabet
    )
    let writer = ChartWriter(depth: depth, columns: columns, alphabet: alphabet)
    var painter = SwatchPainter(writer, layout: layout)
    painter.addHeader(of: palette)
    for (index, group) in groups.enumerated() {
      painter.addSeparator(isFirst: index == 0)
      for color in group.colors { painter.add(color) }
    }
    painter.addFooter(isEmpty: groups.isEmpty)
    return painter.writer.text
  }
}
