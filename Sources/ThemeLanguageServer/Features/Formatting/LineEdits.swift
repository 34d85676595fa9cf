import TextSupport

/// The replacements of lines that make one text of another.
struct LineEdits {
  /// A replacement of whole lines.
  struct Edit: Hashable {
    /// The bytes of the replaced lines in the old text.
    let range: Range<Int>

    /// The new lines.
    let replacement: [UInt8]
  }

  let edits: [Edit]

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The text to change.
  ///   - start: The offset of its first line.
  ///   - new: The result.
  init(from old: [UInt8], startingAt start: Int, to new: [UInt8]) {
    let difference = LineDifference(from: old[start...], to: new[...])
    let offsets = difference.old.map(\.startIndex) + [old.count]
    edits = difference.changes.map { change in
      Edit(
        range: offsets[change.old.lowerBound]..<offsets[change.old.upperBound],
        replacement: difference.new[change.new].flatMap(\.self)
      )
    }
  }
}

extension [UInt8] {
  /// Returns the bytes after edits in the order of their ranges, which don't overlap.
  func applying(_ edits: some Sequence<LineEdits.Edit>) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += self[end..<edit.range.lowerBound]
      result += edit.replacement
      end = edit.range.upperBound
    }
    return result + self[end...]
  }
}
