/// Names without case and separators as a tree of letters, each node followed by those below it.
///
/// Each node on the path to a name has a row of the table of ``EditDistance``, so that names share
/// the rows of their common prefix, and a node whose row is above the limit ends the search below
/// it.
struct SpellingTrie {
  /// A letter that follows the letters of the nodes above.
  struct Node {
    let letter: Unicode.Scalar
    let depth: Int32
    /// The first node that is not below this one.
    var end: Int32
    /// The names that end here.
    var names: Range<Int32>
    /// The minimum and maximum lengths of names here and below.
    var lengths: ClosedRange<Int32>
    /// The letters of all names here and below, and the letters of any of them.
    var common: UInt64
    var present: UInt64
  }

  private var nodes: [Node] = []
  private var names: [String] = []

  /// Creates the tree without names that are too long to be near a word.
  init(_ candidates: [String]) {
    var words = Set(candidates).map { (name: $0, folded: FoldedWord($0)) }
    words.removeAll { !(1...Spelling.maximumLength * 2).contains($0.folded.letters.count) }
    words.sort { left, right in
      left.folded.letters.lexicographicallyPrecedes(right.folded.letters)
    }
    names = words.map(\.name)
    var path: [Int] = []
    var previous: [Unicode.Scalar] = []
    for (number, word) in words.enumerated() {
      let letters = word.folded.letters
      let shared = zip(previous, letters).prefix { $0 == $1 }.count
      close(path[shared...])
      path.removeLast(path.count - shared)
      let number = Int32(truncatingIfNeeded: number)
      for depth in shared..<letters.count {
        path.append(nodes.count)
        nodes.append(
          Node(
            letter: letters[depth],
            depth: Int32(truncatingIfNeeded: depth + 1),
            end: 0,
            names: number..<number,
            lengths: .max ... .max,
            common: .max,
            present: 0
          )
        )
      }
      for node in path { nodes[node].add(word.folded) }
      if let last = path.last { nodes[last].names = nodes[last].names.lowerBound..<number + 1 }
      previous = letters
    }
    close(path[...])
  }

  private mutating func close(_ path: ArraySlice<Int>) {
    for node in path { nodes[node].end = Int32(truncatingIfNeeded: nodes.count) }
  }

  /// Returns the near names of ``Spelling/nearest(to:among:)`` among those of the tree, or nil if
  /// the effort is spent before.
  ///
  /// The search is within one edit first, then within two, until there are enough names.
  func nearest(to word: String, spending effort: SpellingIndex.Effort) -> [String]? {
    guard let folded = Spelling.folded(word) else { return [] }
    let threshold = Spelling.threshold(forLength: folded.letters.count)
    var proposals = SpellingProposals(word)
    for limit in 0...threshold {
      proposals = SpellingProposals(word)
      search(for: folded, within: limit, spending: effort, into: &proposals)
      guard effort.isLeft else { return nil }
      if proposals.isFull { break }
    }
    return proposals.names
  }

  private func search(
    for word: FoldedWord,
    within limit: Int,
    spending effort: SpellingIndex.Effort,
    into proposals: inout SpellingProposals
  ) {
    let letters = word.letters
    let width = letters.count + 1
    let above = limit + 1
    // The rows of the nodes on the path, from the root, in one array.
    var rows = [Int](repeating: above, count: width * (letters.count + limit + 1))
    for column in 0..<min(width, above) { rows[column] = column }
    var smallest = [Int](repeating: 0, count: letters.count + limit + 1)
    var path = Array(repeating: letters.first ?? " ", count: letters.count + limit + 1)
    var index = 0
    while index < nodes.count, effort.isLeft {
      let node = nodes[index]
      let row = Int(node.depth)
      effort.spend(1)
      guard row <= letters.count + limit, node.canLead(to: word, within: limit) else {
        index = Int(node.end)
        continue
      }
      path[row] = node.letter
      let (own, upper) = (row * width, (row - 1) * width)
      let first = max(1, row - limit)
      let last = min(letters.count, row + limit)
      rows[own + first - 1] = first == 1 ? min(row, above) : above
      var least = rows[own + first - 1]
      if first <= last {
        for column in first...last {
          let isSame = letters[column - 1] == node.letter
          // The cell above the last cell of the band was not computed in the previous row.
          let removed = column - row == limit ? above : rows[upper + column] + 1
          var cost = min(rows[upper + column - 1] + (isSame ? 0 : 1), removed)
          cost = min(cost, rows[own + column - 1] + 1)
          if row > 1, column > 1, letters[column - 2] == node.letter,
            letters[column - 1] == path[row - 1]
          {
            cost = min(cost, rows[upper - width + column - 2] + 1)
          }
          rows[own + column] = min(cost, above)
          least = min(least, cost)
        }
      }
      smallest[row] = least
      // A swap reaches two rows back, so that one row above the limit does not end the search.
      if least > limit, smallest[row - 1] > limit {
        index = Int(node.end)
        continue
      }
      if last == letters.count, rows[own + last] <= limit {
        for name in node.names {
          effort.spend(4)
          proposals.add(names[Int(name)], distance: rows[own + last])
        }
      }
      index += 1
    }
  }
}

extension SpellingTrie.Node {
  fileprivate mutating func add(_ word: FoldedWord) {
    let length = Int32(truncatingIfNeeded: word.letters.count)
    lengths =
      lengths.lowerBound == .max
      ? length...length : min(lengths.lowerBound, length)...max(lengths.upperBound, length)
    common &= word.fingerprint
    present |= word.fingerprint
  }

  /// Returns whether a name here or below can be within `limit` of `word`, by its length and
  /// letters.
  fileprivate func canLead(to word: FoldedWord, within limit: Int) -> Bool {
    let length = word.letters.count
    guard Int(lengths.lowerBound) <= length + limit, Int(lengths.upperBound) >= length - limit
    else {
      return false
    }
    let surplus = (common & ~word.fingerprint).nonzeroBitCount
    let lack = (word.fingerprint & ~present).nonzeroBitCount
    return surplus + lack <= 2 * limit
  }
}
