import ElementLayout
import TextSupport

/// The cells of a terminal, painted from back to front.
struct CellGrid {
  private struct Cell {
    /// A grapheme cluster, or empty after one of two columns.
    var text = " "
    var style = TextStyle.plain
  }

  private let columns: Int
  private var rows: [[Cell]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: max(0, rows))
  }

  /// Fills the cells of a rectangle whose edges are rounded to whole cells.
  mutating func fill(_ frame: Rect, _ paint: TerminalPaint) {
    for row in Self.cells(from: frame.y, length: frame.height, limit: rows.count) {
      for column in Self.cells(from: frame.x, length: frame.width, limit: columns) {
        rows[row][column] = Cell(style: TextStyle(background: paint))
      }
    }
  }

  /// Writes text into the first line of a rectangle, on the existing background.
  mutating func write(
    _ text: String,
    _ frame: Rect,
    foreground: TerminalPaint?,
    mark: String,
    isBold: Bool
  ) {
    let room = Self.cells(from: frame.x, length: frame.width, limit: columns)
    guard let row = Self.cells(from: frame.y, length: frame.height, limit: rows.count).first else {
      return
    }
    var column = room.lowerBound
    for character in TextWidth.cut(text, to: room.count, mark: mark) {
      let width = TextWidth.columns(of: character)
      if width == 0 {
        if column > room.lowerBound { rows[row][column - 1].text.append(character) }
        continue
      }
      guard column + width <= room.upperBound else { return }
      for next in column..<column + width {
        rows[row][next].text = next == column ? String(character) : ""
        rows[row][next].style.foreground = foreground
        rows[row][next].style.isBold = isBold
      }
      column += width
    }
  }

  /// Returns the lines; without styles, they have no trailing spaces.
  func lines(hasStyles: Bool) -> [String] {
    rows.map { row in
      let end = hasStyles ? row.count : (row.lastIndex { $0.text != " " } ?? -1) + 1
      var line = StyledLine(hasStyles: hasStyles)
      for cell in row[..<end] { line.append(cell.text, style: cell.style) }
      return line.text
    }
  }

  private static func cells(from start: Double, length: Double, limit: Int) -> Range<Int> {
    let lower = min(max(0, Int(clamping: start.rounded())), limit)
    let upper = min(max(lower, Int(clamping: (start + length).rounded())), limit)
    return lower..<upper
  }
}
