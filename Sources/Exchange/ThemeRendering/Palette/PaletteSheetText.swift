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
    let layout = SheetLayout(sheet, columns: columns, showsBlocks: depth != .none)
    let writer = ChartWriter(depth: depth, columns: columns, alphabet: alphabet)
    var painter = SheetPainter(sheet, writer, layout: layout)
    painter.addHeader()
    for group in sheet.groups { painter.add(group) }
    painter.addFooter()
    return painter.writer.text
  }
}
