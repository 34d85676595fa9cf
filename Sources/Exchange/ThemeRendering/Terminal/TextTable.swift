import TextSupport

/// Rows of text with aligned columns.
package struct TextTable {
  private let rows: [[String]]
  private let widths: [Int]

  /// Makes a table; rows may have fewer cells than others.
  package init(_ rows: [[String]]) {
    self.rows = rows
    widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? TextWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
  }

  /// Returns a line for each row, with all cells padded except the last of the row.
  package func lines(separator: String) -> [String] { rows.map { line($0, separator: separator) } }

  /// Returns lines of at most a number of columns, with two spaces between cells.
  ///
  /// The last cells of a row that is too wide are on lines below it, broken between words where a
  /// cell is wider than a line. Words are never broken, so a line with a single word can be wider.
  func lines(columns: Int) -> [String] { blocks(columns: columns).flatMap(\.self) }

  /// Returns the lines of each row.
  func blocks(columns: Int) -> [[String]] {
    var sum = -Self.gap
    let aligned = widths.prefix { width in
      sum += Self.gap + width
      return sum <= columns
    }.count
    let separator = String(repeating: " ", count: Self.gap)
    return rows.map { row in
      let whole = line(row, separator: separator)
      if TextWidth.columns(of: whole) <= columns { return [whole] }
      let first = max(1, aligned)
      let rest = row.dropFirst(first).filter { !$0.isEmpty }.map { StyledLine($0) }
      let isWide = rest.contains { Self.indent + $0.columns > columns }
      let margin = String(repeating: " ", count: Self.indent)
      return [line(Array(row.prefix(first)), separator: separator)]
        + (isWide
          ? rest.flatMap { cell in
            TextWidth.lines(of: cell.text, columns: columns - Self.indent, after: 0, indent: 0)
              .map { margin + $0 }
          }
          : CellFlow(columns: columns, indent: Self.indent).lines(rest))
    }
  }

  /// The columns between cells.
  private static let gap = 2
  /// The columns before cells below their row.
  private static let indent = 4

  private func line(_ row: [String], separator: String) -> String {
    let padded = zip(row.dropLast(), widths).map { TextWidth.padded($0, to: $1) }
    return (padded + row.suffix(1)).joined(separator: separator)
  }
}
