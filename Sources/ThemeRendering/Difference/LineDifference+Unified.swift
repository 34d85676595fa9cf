import TextSupport

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
