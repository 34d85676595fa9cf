/// The difference of two texts in the unified format, as `diff -u` prints it.
package enum LineDifference {
  /// A line with its place in the texts.
  private enum Line {
    case kept(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)
  }

  /// The number of unchanged lines around changes.
  private static let context = 3

  /// The maximum number of lines, between the first and the last change, that are compared with each other;
  /// more lines are all shown as changed.
  private static let comparedLines = 2_000

  /// Returns the difference of two texts; empty for equal ones.
  ///
  /// - Parameters:
  ///   - old: The bytes of the old text.
  ///   - new: The bytes of the new text.
  ///   - names: The names of the texts in the first lines.
  ///   - limit: The maximum number of lines; a last line has the number of the others.
  /// - Returns: The lines, each with a line break.
  /// - Complexity: O(*n*) in the number of bytes, and O(*d*²) in the number of different lines up to 2,000.
  package static func unified(
    _ old: [UInt8],
    _ new: [UInt8],
    names: (old: String, new: String),
    limit: Int
  ) -> String {
    guard old != new else { return "" }
    let lines = difference(of: split(old), and: split(new))
    var text = ["--- \(names.old)", "+++ \(names.new)"]
    for hunk in hunks(in: lines) { text += shown(lines, hunk) }
    let omitted = text.count - limit
    if omitted > 0 {
      text = text.prefix(limit) + ["… \(omitted) more line\(omitted == 1 ? "" : "s")"]
    }
    return text.map { $0 + "\n" }.joined()
  }

  /// The lines of a text with their line breaks.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func difference(
    of old: [ArraySlice<UInt8>],
    and new: [ArraySlice<UInt8>]
  ) -> [Line] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (oldPart, newPart) = (old[start..<old.count - end], new[start..<new.count - end])
    var lines = old[..<start].map(Line.kept)
    if oldPart.count + newPart.count > comparedLines {
      lines += oldPart.map(Line.removed) + newPart.map(Line.added)
    } else {
      let changes = Array(newPart).difference(from: Array(oldPart))
      let removed = offsets(of: changes.removals)
      let added = offsets(of: changes.insertions)
      var (before, after) = (0, 0)
      while before < oldPart.count || after < newPart.count {
        if removed.contains(before) {
          lines.append(.removed(oldPart[start + before]))
          before += 1
        } else if added.contains(after) {
          lines.append(.added(newPart[start + after]))
          after += 1
        } else {
          lines.append(.kept(oldPart[start + before]))
          (before, after) = (before + 1, after + 1)
        }
      }
    }
    return lines + old[(old.count - end)...].map(Line.kept)
  }

  private static func offsets(
    of changes: [CollectionDifference<ArraySlice<UInt8>>.Change]
  ) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      }
    )
  }

  /// The ranges of lines with changes and the lines around them.
  private static func hunks(in lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (number, line) in lines.enumerated() {
      if case .kept = line { continue }
      let range = max(0, number - context)..<min(lines.count, number + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func shown(_ lines: [Line], _ hunk: Range<Int>) -> [String] {
    let before = counts(of: lines[..<hunk.lowerBound])
    let own = counts(of: lines[hunk])
    let old = range(after: before.old, count: own.old)
    let new = range(after: before.new, count: own.new)
    return ["@@ -\(old) +\(new) @@"] + lines[hunk].flatMap(shown)
  }

  private static func counts(of lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (old: 0, new: 0)) { counts, line in
      switch line {
      case .kept: counts = (counts.old + 1, counts.new + 1)
      case .removed: counts.old += 1
      case .added: counts.new += 1
      }
    }
  }

  private static func range(after start: Int, count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  private static func shown(_ line: Line) -> [String] {
    let (mark, bytes) =
      switch line {
      case .kept(let bytes): (" ", bytes)
      case .removed(let bytes): ("-", bytes)
      case .added(let bytes): ("+", bytes)
      }
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.last == UInt8(ascii: "\n") else {
      return [mark + text, "\\ No newline at end of file"]
    }
    return [mark + String(text.dropLast())]
  }
}
