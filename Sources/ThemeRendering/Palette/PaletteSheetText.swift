import ColorValues
import SourceDiagnostics

/// A palette sheet for the terminal: all colours at a glance, then a line for each, its styles side
/// by side on the theme's own grounds.
///
/// No line is wider than the terminal: as it gets narrower, descriptions go first, then CSS texts,
/// samples, ratios and hex values; names are shortened, and last the blocks go, and hex values stand
/// below the names as far as they fit. What is said of deprecated colours stands at the end. Nothing
/// depends on colour alone.
///
/// ```swift
/// PaletteSheetText(sheet, depth: .truecolor, columns: 120).text
/// ```
public struct PaletteSheetText: Sendable {
  private let sheet: PaletteSheet
  private let depth: ColorDepth
  private let columns: Int
  private let isUTF8: Bool

  /// Prepares a picture of a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The colours to show.
  ///   - depth: How many colours the terminal shows.
  ///   - columns: The width of the terminal.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  public init(_ sheet: PaletteSheet, depth: ColorDepth, columns: Int = 80, isUTF8: Bool = true) {
    self.sheet = sheet
    self.depth = depth
    self.columns = max(1, columns)
    self.isUTF8 = isUTF8
  }

  /// The picture, each line ended by a line break.
  ///
  /// - Complexity: O(*n*) in the number of colours.
  public var text: String {
    let alphabet = TerminalAlphabet(isUTF8: isUTF8)
    let layout = SheetLayout(sheet, columns: columns, showsBlocks: depth != .none)
    var painter = SheetPainter(sheet, layout: layout, depth: depth, alphabet: alphabet)
    painter.addHeader()
    for group in sheet.groups { painter.add(group) }
    painter.addFooter()
    return painter.text
  }
}
