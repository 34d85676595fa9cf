/// A line of formatted text: pieces with gaps between them, and an optional comment.
struct FormattedLine {
  /// A part of a line that is never broken.
  struct Piece {
    var text: String

    /// The spaces before it; more than one only for alignment by the author.
    var gap: Int

    var width: Int { text.unicodeScalars.count }
  }

  let indent: Int

  /// The width up to the end of the pieces.
  private(set) var width: Int

  private(set) var pieces: [Piece] = []

  /// The comment and its original column, which it keeps if there is room.
  var comment: (text: String, column: Int)?

  init(indent: Int) {
    self.indent = indent
    width = indent
  }

  /// A line with only a comment.
  init(comment: String, indent: Int) {
    self.indent = indent
    width = indent
    self.comment = (comment, indent)
  }

  var isBlank: Bool { pieces.isEmpty && comment == nil }

  mutating func append(_ text: String, gap: Int = 1) {
    let piece = Piece(text: text, gap: pieces.isEmpty ? 0 : gap)
    width += piece.gap + piece.width
    pieces.append(piece)
  }

  /// Adds text directly after the last piece.
  mutating func extend(_ text: String) {
    if pieces.isEmpty { return append(text) }
    pieces[pieces.count - 1].text += text
    width += text.unicodeScalars.count
  }

  /// The columns of the pieces that follow a gap.
  var alignments: [(piece: Int, column: Int)] {
    var column = indent
    var result: [(piece: Int, column: Int)] = []
    for (index, piece) in pieces.enumerated() {
      column += piece.gap
      if piece.gap > 0 { result.append((index, column)) }
      column += piece.width
    }
    return result
  }

  mutating func closeGap(before piece: Int) {
    width -= pieces[piece].gap - 1
    pieces[piece].gap = 1
  }

  var hasWideGap: Bool { pieces.contains { $0.gap > 1 } }

  var text: String {
    var text = String(repeating: " ", count: isBlank ? 0 : indent)
    for piece in pieces { text += String(repeating: " ", count: piece.gap) + piece.text }
    guard let comment else { return text }
    if !pieces.isEmpty {
      let width = width
      text += String(repeating: " ", count: max(2, comment.column - width))
    }
    return text + comment.text
  }
}

extension [FormattedLine] {
  /// Keeps gaps that align neighboring lines, and closes all others.
  ///
  /// A gap is kept if an adjacent line, ignoring comments and blank lines, has a piece after a gap
  /// at the same column. Closing a gap can remove the alignment of another, so that the process
  /// repeats until no gap changes; formatting is thus idempotent.
  mutating func closeLooseGaps() {
    // The lines with text, by their number.
    let written = indices.filter { !self[$0].pieces.isEmpty }
    var queue = written.indices.filter { self[written[$0]].hasWideGap }
    while let number = queue.popLast() {
      guard closeFirstLooseGap(at: number, of: written) else { continue }
      for other in [number - 1, number + 1, number] where written.indices.contains(other) {
        if self[written[other]].hasWideGap { queue.append(other) }
      }
    }
  }

  private mutating func closeFirstLooseGap(at number: Int, of written: [Int]) -> Bool {
    var columns = Set<Int>()
    for other in [number - 1, number + 1] where written.indices.contains(other) {
      columns.formUnion(self[written[other]].alignments.lazy.map(\.column))
    }
    let line = self[written[number]]
    let loose = line.alignments.first { alignment in
      line.pieces[alignment.piece].gap > 1 && !columns.contains(alignment.column)
    }
    guard let loose else { return false }
    self[written[number]].closeGap(before: loose.piece)
    return true
  }
}
