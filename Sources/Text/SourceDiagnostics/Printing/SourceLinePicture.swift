/// A source line with carets below it, laid out in terminal cells.
struct SourceLinePicture {
  /// The displayed line: with tabs expanded, hidden characters escaped and a limited length.
  let line: String

  /// The spaces before the range.
  let indent: String

  /// `^` below the first cell of the range and `~` below the others.
  let carets: String

  /// The maximum number of displayed cells of a line.
  private static let maximumCells = 120

  /// The columns before the line: its number, with the marks where the line is cut.
  private static let marginColumns = 10

  /// Draws a line, for a terminal of a number of columns if they are given.
  init(_ excerpt: SourceExcerpt, columns: Int? = nil) {
    let first = excerpt.lineTextColumn
    let maximumCells = min(
      Self.maximumCells,
      columns.map { max(20, $0 - Self.marginColumns) } ?? Self.maximumCells
    )
    // The most cells before the range in a cut line.
    let leadingCells = maximumCells / 3
    let cells = SourceLineCells(excerpt, least: leadingCells * 2, after: maximumCells)
    let (start, end) = (cells.start, max(cells.end, cells.start + 1))

    let isLong = cells.count > maximumCells
    let isCutBefore = first > 1 || (isLong && start > leadingCells * 2)
    let origin = isCutBefore && isLong ? max(0, start - leadingCells) : 0
    let limit = origin + maximumCells
    let shown = cells.part(from: origin, to: limit)
    line = (isCutBefore ? "…" : "") + shown.text + (cells.count > limit ? "…" : "")
    indent = String(repeating: " ", count: max(0, start - shown.cell) + (isCutBefore ? 1 : 0))
    let width = max(1, min(end, limit) - start)
    carets = "^" + String(repeating: "~", count: width - 1)
  }
}
