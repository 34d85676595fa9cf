import ColorValues
public import DynamicColors
import SourceDiagnostics

/// A palette as a paint chart for the terminal: one row for each colour, shown on a light and on a
/// dark ground.
///
/// A translucent colour is laid over each ground; an opaque one fills its block, and whichever
/// ground is farther from it shows where it ends. Beside the blocks stand the sRGB value in hex, the
/// opacity if there is any, and the CSS text of colours that sRGB cannot hold. Colours whose names
/// share the part before the first dot are gathered.
///
/// No line is wider than the terminal: a narrow one is given smaller blocks, then fewer values, then
/// shortened names. Nothing depends on colour alone, and without colour the blocks are left out.
///
/// ```swift
/// PaletteSwatches(palette, depth: .truecolor, columns: 80, isUTF8: true).text
/// ```
public struct PaletteSwatches: Sendable {
  private let palette: Palette
  private let depth: ColorDepth
  private let columns: Int
  private let isUTF8: Bool

  /// Prepares a picture of a palette.
  ///
  /// - Parameters:
  ///   - palette: The colours to show.
  ///   - depth: How many colours the terminal shows.
  ///   - columns: The width of the terminal.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  public init(_ palette: Palette, depth: ColorDepth, columns: Int = 80, isUTF8: Bool = true) {
    self.palette = palette
    self.depth = depth
    self.columns = max(1, columns)
    self.isUTF8 = isUTF8
  }

  /// The picture, each line ended by a line break.
  ///
  /// Takes time in proportion to the number of colours, and of different colours where the depth
  /// is below ``ColorDepth/truecolor``.
  public var text: String {
    let alphabet = TerminalAlphabet(isUTF8: isUTF8)
    let groups = SwatchGroups(palette.entries, alphabet: alphabet)
    let layout = SwatchLayout(rows: groups.rows, columns: columns, showsBlocks: depth != .none)
    var painter = SwatchPainter(layout: layout, depth: depth, columns: columns, alphabet: alphabet)
    painter.addHeader(of: palette)
    for (index, group) in groups.groups.enumerated() {
      painter.addGap(isFirst: index == 0)
      for row in group { painter.add(row) }
    }
    painter.addFooter(isEmpty: groups.groups.isEmpty)
    return painter.text
  }
}
