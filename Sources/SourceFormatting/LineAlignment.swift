/// Keeps gaps that align neighboring lines, and closes all others.
///
/// A gap is kept if an adjacent line, ignoring comments and blank lines, has a piece after a gap at
/// the same column. Closing a gap can remove the alignment of another, so that the process repeats
/// until no gap changes; formatting is thus idempotent.
struct LineAlignment {
  private(set) var lines: [FormattedLine]

  /// The lines with text, by their number.
  private let written: [Int]

  init(_ lines: [FormattedLine]) {
    self.lines = lines
    written = lines.indices.filter { !lines[$0].pieces.isEmpty }
    var queue = written.indices.filter { lines[written[$0]].hasWideGap }
    while let place = queue.popLast() {
      guard closeFirstLooseGap(at: place) else { continue }
      for other in [place - 1, place + 1, place] where written.indices.contains(other) {
        if self.lines[written[other]].hasWideGap { queue.append(other) }
      }
    }
  }

  private mutating func closeFirstLooseGap(at place: Int) -> Bool {
    var columns = Set<Int>()
    for other in [place - 1, place + 1] where written.indices.contains(other) {
      columns.formUnion(lines[written[other]].alignments.lazy.map(\.column))
    }
    let line = lines[written[place]]
    let loose = line.alignments.first { alignment in
      line.pieces[alignment.piece].gap > 1 && !columns.contains(alignment.column)
    }
    guard let loose else { return false }
    lines[written[place]].closeGap(before: loose.piece)
    return true
  }
}
