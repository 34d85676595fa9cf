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

  /// The maximum number of displayed cells before the range in a cut line.
  private static let leadingCells = 40

  init(_ excerpt: SourceExcerpt) {
    let first = excerpt.lineTextColumn
    let cells = SourceLineCells(excerpt, least: Self.leadingCells * 2, after: Self.maximumCells)
    let (start, end) = (cells.start, max(cells.end, cells.start + 1))

    let isLong = cells.count > Self.maximumCells
    let isCutBefore = first > 1 || (isLong && start > Self.leadingCells * 2)
    let origin = isCutBefore && isLong ? max(0, start - Self.leadingCells) : 0
    let limit = origin + Self.maximumCells
    let shown = cells.part(from: origin, to: limit)
    line = (isCutBefore ? "…" : "") + shown.text + (cells.count > limit ? "…" : "")
    indent = String(repeating: " ", count: max(0, start - shown.cell) + (isCutBefore ? 1 : 0))
    let width = max(1, min(end, limit) - start)
    carets = "^" + String(repeating: "~", count: width - 1)
  }
}
