import ColorValues
public import DynamicColors
import SourceDiagnostics
import TextSupport

/// A palette as a plain text table, also for `cut`: a line of headings, then one line for each color.
///
/// The columns are name, CSS value, space, opacity, conditions and source. Cells are padded with spaces
/// and separated by tabs; an empty cell is `-`.
///
/// ```swift
/// PaletteTable(palette).text
/// // NAME        VALUE    SPACE  ALPHA  CONDITIONS  SOURCE
/// // background  #2a2026  srgb   100%   dark        pastel.yaml:12:11
/// ```
public struct PaletteTable: Sendable {
  private let palette: Palette

  /// Prepares a table of a palette.
  public init(_ palette: Palette) {
    self.palette = palette
  }

  /// The table, each line ended by a line break.
  public var text: String {
    let headings = ["NAME", "VALUE", "SPACE", "ALPHA", "CONDITIONS", "SOURCE"]
    let table = TextTable([headings] + palette.entries.map(Self.fields))
    return table.lines(separator: "\t").map { $0 + "\n" }.joined()
  }

  private static func fields(of entry: PaletteEntry) -> [String] {
    let place = entry.source.map { source in
      "\(source.file):\(source.position.line):\(source.position.column)"
    }
    let fields = [
      entry.name,
      entry.color.displayCSS,
      entry.color.space.cssName,
      OpacityText.percent(entry.color.alpha),
      entry.source?.conditions.joined(separator: " ") ?? "",
      place ?? "",
    ]
    return fields.map { $0.isEmpty ? "-" : VisibleText.of($0) }
  }
}
