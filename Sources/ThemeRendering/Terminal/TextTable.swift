import TextSupport

/// Rows of text with aligned columns.
struct TextTable {
  private let rows: [[String]]
  private let widths: [Int]

  /// Makes a table; rows may have fewer cells than others.
  init(_ rows: [[String]]) {
    self.rows = rows
    widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? TextWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
  }

  /// Returns a line for each row, with all cells padded except the last of the row.
  func lines(separator: String) -> [String] {
    rows.map { row in
      let padded = zip(row.dropLast(), widths).map { TextWidth.padded($0, to: $1) }
      return (padded + row.suffix(1)).joined(separator: separator)
    }
  }
}
