import ColorValues
public import DynamicColors
import SourceDiagnostics
import TextSupport

/// A palette as a plain text table, also for `cut`: a line with the traits, a line of headings,
/// then one line for each color.
///
/// The columns are name, hex value fitted to sRGB, CSS value, space, opacity, conditions and
/// source. Cells are separated by tabs; an empty cell is `-`, and colors without a valid value have
/// the hex value `—`, in the last lines. For a terminal, cells are aligned with spaces, and the
/// last cells of rows that are too wide are on lines below them.
///
/// ```swift
/// PaletteTable(palette).text
/// // # theme=pastel style=dark
/// // NAME        HEX      VALUE    SPACE  ALPHA  CONDITIONS  SOURCE
/// // background  #2a2026  #2a2026  srgb   100%   dark        pastel.yaml:12:11
/// ```
public struct PaletteTable: Sendable {
  private let palette: Palette
  private let columns: Int?

  /// Prepares a table of a palette.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - columns: The width of the terminal; nil if the table is read by a program.
  public init(_ palette: Palette, columns: Int? = nil) {
    self.palette = palette
    self.columns = columns
  }

  /// The table, each line ended by a line break.
  public var text: String {
    let titles = ["NAME", "HEX", "VALUE", "SPACE", "ALPHA", "CONDITIONS", "SOURCE"]
    let invalid = palette.invalidNames.map { name in
      [VisibleText.of(name), "—"] + Array(repeating: "-", count: titles.count - 2)
    }
    let rows = [titles] + palette.entries.map(fields) + invalid
    let table = TextTable(rows)
    let node = palette.node.map { ["node=\($0)"] } ?? []
    let traits = (palette.traitAssignments + node).map(VisibleText.of)
    let lines = columns.map(table.lines(columns:)) ?? rows.map { $0.joined(separator: "\t") }
    let heading = traits.joined(separator: " ")
    let headings = columns.map { heading.wrapped(columns: $0 - 2) } ?? [heading]
    return (headings.map { "# " + $0 } + lines).map { $0 + "\n" }.joined()
  }

  private func fields(of entry: PaletteEntry) -> [String] {
    let place = entry.source.map { source in
      "\(source.file):\(source.position.line):\(source.position.column)"
    }
    let fields = [
      entry.name,
      entry.color.hex,
      columns == nil ? entry.color.displayCSS : entry.color.roundedToThousandths.displayCSS,
      entry.color.space.cssName,
      entry.color.opacityText,
      entry.source?.conditions.joined(separator: " ") ?? "",
      place ?? "",
    ]
    return fields.map { $0.isEmpty ? "-" : VisibleText.of($0) }
  }
}
