/// Sets cells one after another, and breaks lines only between cells.
///
/// ```swift
/// CellFlow(columns: 80, indent: 4).lines(cells)
/// ```
struct CellFlow {
  /// The columns of a line; a cell that is wider is on a line of its own.
  let columns: Int
  /// The columns before the first cell of a line.
  let indent: Int
  /// The columns before the first cell of a line below the first, if others.
  var hanging: Int?
  /// The columns between two cells.
  var gap = 2

  /// Returns the lines; none without cells.
  func lines(_ cells: [StyledLine]) -> [String] {
    var lines: [String] = []
    var text = ""
    var width = 0
    var margin = indent
    for cell in cells where cell.columns > 0 {
      let needed = width == 0 ? margin + cell.columns : width + gap + cell.columns
      if width > 0, needed > columns {
        lines.append(text)
        width = 0
        margin = hanging ?? indent
      }
      if width == 0 {
        text = String(repeating: " ", count: margin) + cell.text
        width = margin + cell.columns
      } else {
        text += String(repeating: " ", count: gap) + cell.text
        width += gap + cell.columns
      }
    }
    if width > 0 { lines.append(text) }
    return lines
  }
}
