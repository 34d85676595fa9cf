import TextSupport

/// The terminal cells of a source line, from its start, because the cell of a character depends on
/// all preceding ones.
struct SourceLineCells {
  /// The number of cells of the line, or of a part of it that is longer than what is displayed.
  private(set) var count = 0

  /// The first cell of the range; after the line if the range is.
  private(set) var start = 0

  /// The cell after the range.
  private(set) var end = 0

  /// The displayed characters, unless each takes one cell.
  private var pieces: [(text: String, cell: Int, width: Int)] = []

  /// The text of a line in which each character takes one cell, as in almost all lines.
  private var plain: String.UTF8View.SubSequence?

  /// The distance of tab stops.
  private static let tabWidth = 4

  /// Lays out a line up to a number of cells after its range, and after its first `least` cells.
  init(_ excerpt: SourceExcerpt, least: Int, after number: Int) {
    let first = excerpt.lineTextColumn
    let startColumn = max(excerpt.start.column, first)
    let endColumn = excerpt.end.line > excerpt.start.line ? Int.max : excerpt.end.column
    let length = excerpt.lineText.utf8.count
    let isPlain =
      first >= 1
      && layOutPlainly(
        excerpt.lineText,
        to: max(min(startColumn - first, length), least) + number + 1,
        start: startColumn - first,
        end: max(endColumn, first) - first
      )
    if !isPlain {
      layOut(
        excerpt.lineText,
        from: first,
        start: startColumn,
        end: endColumn,
        least: least,
        number: number
      )
    }
  }

  /// Lays out a line of printable characters in ASCII, each of which takes one cell; returns false
  /// for any other line.
  private mutating func layOutPlainly(
    _ line: String,
    to limit: Int,
    start: Int,
    end: Int
  ) -> Bool {
    let part = line.utf8.prefix(limit)
    // A mark that follows the part belongs to its last character.
    guard part.allSatisfy({ (0x20..<0x7F).contains($0) }),
      part.endIndex == line.utf8.endIndex || line.utf8[part.endIndex] < 0x80
    else { return false }
    plain = part
    count = part.count
    self.start = min(start, count + 1)
    self.end = min(end, count)
    return true
  }

  private mutating func layOut(
    _ line: String,
    from first: Int,
    start startColumn: Int,
    end endColumn: Int,
    least: Int,
    number: Int
  ) {
    var column = first
    var startCell: Int?
    var endCell: Int?
    for character in line {
      if let startCell, count > max(startCell, least) + number { break }
      if column >= startColumn, startCell == nil { startCell = count }
      if column >= endColumn, endCell == nil { endCell = count }
      let scalars = character.unicodeScalars
      // A range that begins or ends inside a cluster is extended to the cluster.
      if startCell == nil, column + scalars.count > startColumn { startCell = count }
      let piece = Self.piece(for: character, at: count)
      pieces.append((piece.text, count, piece.width))
      count += piece.width
      column += scalars.count
    }
    start = startCell ?? count + (startColumn > column ? 1 : 0)
    end = endCell ?? count
  }

  /// Returns the text of the characters that are between two cells as a whole, and the first cell
  /// of it.
  func part(from origin: Int, to limit: Int) -> (text: String, cell: Int) {
    if let plain {
      let shown = String(Substring(plain.prefix(limit).dropFirst(origin)))
      return (Self.withoutCommands(shown), origin)
    }
    let shown = pieces.filter { $0.cell >= origin && $0.cell + $0.width <= limit }
    return (Self.withoutCommands(shown.map(\.text).joined()), shown.first?.cell ?? origin)
  }

  /// Returns the text with a space without width in the start of each command that a workflow
  /// runner recognizes anywhere in a line; an escape would move the columns after it.
  private static func withoutCommands(_ text: String) -> String {
    VisibleText.bracketedCommands.reduce(text) { text, command in
      text.contains(command)
        ? text.replacing(command, with: "#\u{200B}" + command.dropFirst()) : text
    }
  }

  /// Returns the displayed text of a character and its width in cells.
  private static func piece(for character: Character, at cell: Int) -> (text: String, width: Int) {
    if character == "\t" {
      let width = tabWidth - cell % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    let shown = VisibleText.of(String(character))
    return (shown, TextWidth.columns(of: shown))
  }
}
