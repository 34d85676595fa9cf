import TextSupport

/// The difference of two texts by line.
package struct LineDifference {
  /// Lines of the old text, and the lines of the new text that replace them; one of the ranges can
  /// be empty.
  package struct Change: Hashable, Sendable {
    package let old: Range<Int>
    package let new: Range<Int>
  }

  /// The lines of the old text, with their line breaks.
  package let old: [ArraySlice<UInt8>]

  /// The lines of the new text, with their line breaks.
  package let new: [ArraySlice<UInt8>]

  /// The changes in the order of their lines, with equal lines between them.
  package let changes: [Change]

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* + *l* · *d*) in the number of bytes, of lines, and of lines that differ up
  ///   to 1,000.
  package init(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) {
    (self.old, self.new) = (Self.lines(of: old), Self.lines(of: new))
    // Equal lines have equal numbers, which are compared faster.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (oldNumbers, newNumbers) = (self.old.map(number), self.new.map(number))
    let end = zip(oldNumbers.reversed(), newNumbers.reversed()).prefix { $0 == $1 }.count
    changes = Self.changes(from: oldNumbers.dropLast(end), to: newNumbers.dropLast(end))
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  // MARK: Comparing

  /// The places of equal lines in both texts, one after another.
  private typealias Match = (old: Int, new: Int, count: Int)

  /// The maximum number of changes in one search.
  private static let changeLimit = 1_000

  private static func changes(from old: ArraySlice<Int>, to new: ArraySlice<Int>) -> [Change] {
    var matches: [Match] = []
    var start = (old: 0, new: 0)
    while start.old < old.count, start.new < new.count {
      start = appendMatches(of: old, and: new, from: start, to: &matches)
    }
    var changes: [Change] = []
    var end = (old: 0, new: 0)
    for match in matches + [(old.count, new.count, 0)] {
      if (match.old, match.new) != end {
        changes.append(Change(old: end.old..<match.old, new: end.new..<match.new))
      }
      end = (match.old + match.count, match.new + match.count)
    }
    return changes
  }

  /// Appends the equal lines of a shortest difference, and returns where the search ended.
  ///
  /// On diagonal *k*, the place in the old text is *k* lines further than that in the new text. For
  /// each number of changes, the search finds the furthest place on each diagonal: a removed line
  /// leads to the next diagonal, an added line to the previous one, and equal lines follow the
  /// diagonal. From `ab` to `bc`, removing `a` leads to diagonal 1, `b` follows it, and adding `c`
  /// leads back to diagonal 0, to the end. A search that needs too many changes ends at the
  /// furthest place, where the next one starts.
  ///
  /// Source: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1, 1986.
  private static func appendMatches(
    of old: ArraySlice<Int>,
    and new: ArraySlice<Int>,
    from start: (old: Int, new: Int),
    to matches: inout [Match]
  ) -> (old: Int, new: Int) {
    let (oldCount, newCount) = (old.count - start.old, new.count - start.new)
    // The furthest places in the old text, by the number of changes and by diagonals from the
    // lowest one.
    var rows: [[Int]] = []
    func origin(on diagonal: Int, after changes: Int) -> (place: Int, isAdded: Bool) {
      guard changes > 0 else { return (0, true) }
      let row = rows[changes - 1]
      let added = diagonal < changes ? row[diagonal + changes] : -1
      let removed = diagonal > -changes ? row[diagonal + changes - 2] + 1 : -1
      return added >= removed ? (added, true) : (removed, false)
    }
    var end = (old: 0, new: 0, changes: 0, diagonal: 0)
    search: for changes in 0...changeLimit {
      var row = [Int](repeating: 0, count: 2 * changes + 1)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        var place = origin(on: diagonal, after: changes).place
        while place < oldCount, place - diagonal < newCount,
          old[start.old + place] == new[start.new + place - diagonal]
        {
          place += 1
        }
        row[diagonal + changes] = place
        // Further changes after the end of a text lead nowhere.
        let reached = (old: min(place, oldCount), new: min(place - diagonal, newCount))
        guard reached.old + reached.new > end.old + end.new else { continue }
        end = (reached.old, reached.new, changes, diagonal)
        if reached == (oldCount, newCount) {
          rows.append(row)
          break search
        }
      }
      rows.append(row)
    }
    var found: [Match] = []
    var diagonal = end.diagonal
    for changes in stride(from: end.changes, through: 0, by: -1) {
      let (first, isAdded) = origin(on: diagonal, after: changes)
      let count = rows[changes][diagonal + changes] - first
      if count > 0 { found.append((start.old + first, start.new + first - diagonal, count)) }
      diagonal += isAdded ? 1 : -1
    }
    matches += found.reversed()
    return (start.old + end.old, start.new + end.new)
  }
}

/// The unified format.
extension LineDifference {
  /// The number of unchanged lines around changes.
  private static let context = 3

  /// Returns the difference of two texts in the unified format, as `diff -u` prints it; empty for
  /// equal ones.
  ///
  /// - Parameters:
  ///   - old: The bytes of the old text.
  ///   - new: The bytes of the new text.
  ///   - names: The names of the texts in the first lines.
  ///   - limit: The maximum number of lines; a last line has the number of the others.
  /// - Returns: The lines, each with a line break.
  package static func unified(
    from old: [UInt8],
    to new: [UInt8],
    names: (old: String, new: String),
    limit: Int
  ) -> String {
    guard old != new else { return "" }
    let difference = LineDifference(from: old[...], to: new[...])
    var text = ["--- \(names.old)", "+++ \(names.new)"]
    for hunk in difference.hunks { text += difference.shown(hunk) }
    let omitted = text.count - limit
    if omitted > 0 {
      text = text.prefix(limit) + ["… \(omitted) more line\(omitted == 1 ? "" : "s")"]
    }
    return text.map { $0 + "\n" }.joined()
  }

  /// The changes whose lines around them touch each other.
  private var hunks: [ArraySlice<Change>] {
    var hunks: [ArraySlice<Change>] = []
    var start = 0
    for next in changes.indices.dropFirst()
    where changes[next].old.lowerBound - changes[next - 1].old.upperBound > 2 * Self.context {
      hunks.append(changes[start..<next])
      start = next
    }
    return hunks + [changes[start...]]
  }

  private func shown(_ hunk: ArraySlice<Change>) -> [String] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    var text = ["@@ -\(Self.words(oldRange)) +\(Self.words(newRange)) @@"]
    var line = oldRange.lowerBound
    for change in hunk {
      text += old[line..<change.old.lowerBound].flatMap { Self.shown($0, " ") }
      text += old[change.old].flatMap { Self.shown($0, "-") }
      text += new[change.new].flatMap { Self.shown($0, "+") }
      line = change.old.upperBound
    }
    return text + old[line..<oldRange.upperBound].flatMap { Self.shown($0, " ") }
  }

  private static func words(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }

  private static func shown(_ line: ArraySlice<UInt8>, _ mark: String) -> [String] {
    let text = mark + String(decoding: line, as: UTF8.self)
    guard line.last == UInt8(ascii: "\n") else { return [text, "\\ No newline at end of file"] }
    return [String(text.dropLast())]
  }
}
