import ColorValues
public import DynamicColors
import SourceDiagnostics
import TextSupport

/// A palette as plain text: one line for each colour, for people and for `cut`.
///
/// The columns are name, CSS value, space, opacity, conditions and source, with a line of headings.
/// Each is padded with spaces and followed by one tab, so that lines align and fields can be cut out;
/// an empty field is `-`. Nothing is shortened.
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
    let rows = [headings] + palette.entries.map(Self.fields)
    let widths = headings.indices.map { column in
      rows.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let padded = zip(row.dropLast(), widths).map { TextWidth.padded($0, to: $1) }
      return (padded + row.suffix(1)).joined(separator: "\t") + "\n"
    }.joined()
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
