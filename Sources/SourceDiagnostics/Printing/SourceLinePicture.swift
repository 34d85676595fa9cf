import TextSupport

/// A source line with carets below it, laid out in terminal cells.
struct SourceLinePicture {
  /// The displayed line: with tabs expanded, hidden characters escaped and a limited length.
  let line: String

  /// The spaces before the range.
  let indent: String

  /// `^` below the first cell of the range and `~` below the others.
  let carets: String

  /// The distance of tab stops.
  private static let tabWidth = 4

  /// The maximum number of displayed cells of a line.
  private static let maximumCells = 120

  /// The maximum number of displayed cells before the range in a cut line.
  private static let leadingCells = 40

  init(_ excerpt: SourceExcerpt) {
    let first = excerpt.lineTextColumn
    let startColumn = max(excerpt.start.column, first)
    let endColumn = excerpt.end.line > excerpt.start.line ? Int.max : excerpt.end.column

    // The line is laid out from its start, because the cell of a scalar depends on all preceding
    // scalars, up to the last cell that is displayed.
    var pieces: [(text: String, cell: Int, width: Int)] = []
    var cell = 0
    var column = first
    var startCell: Int?
    var endCell: Int?
    for character in excerpt.lineText {
      if let startCell, cell > max(startCell, Self.leadingCells * 2) + Self.maximumCells { break }
      if column >= startColumn, startCell == nil { startCell = cell }
      if column >= endColumn, endCell == nil { endCell = cell }
      let scalars = character.unicodeScalars
      // A range that begins or ends inside a cluster is extended to the cluster.
      if startCell == nil, column + scalars.count > startColumn { startCell = cell }
      let piece = Self.piece(for: character, at: cell)
      pieces.append((piece.text, cell, piece.width))
      cell += piece.width
      column += scalars.count
    }
    let start = startCell ?? cell + (startColumn > column ? 1 : 0)
    let end = max(endCell ?? cell, start + 1)

    let isCutBefore = first > 1 || (cell > Self.maximumCells && start > Self.leadingCells * 2)
    let origin = isCutBefore && cell > Self.maximumCells ? max(0, start - Self.leadingCells) : 0
    let limit = origin + Self.maximumCells
    let shown = pieces.filter { $0.cell >= origin && $0.cell + $0.width <= limit }
    let shownOrigin = shown.first?.cell ?? origin
    let isCutAfter = cell > limit
    line = (isCutBefore ? "…" : "") + shown.map(\.text).joined() + (isCutAfter ? "…" : "")
    indent = String(repeating: " ", count: max(0, start - shownOrigin) + (isCutBefore ? 1 : 0))
    let width = max(1, min(end, limit) - start)
    carets = "^" + String(repeating: "~", count: width - 1)
  }

  /// Returns the displayed text of a character and its width in cells.
  private static func piece(for character: Character, at cell: Int) -> (text: String, width: Int) {
    if character == "\t" {
      let width = tabWidth - cell % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    if let byte = character.asciiValue, (0x20..<0x7F).contains(byte) {
      return (String(character), 1)
    }
    let shown = VisibleText.of(String(character))
    return (shown, TextWidth.columns(of: shown))
  }
}
