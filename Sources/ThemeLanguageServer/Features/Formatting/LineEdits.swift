/// The replacements of lines that make one text of another.
struct LineEdits {
  /// A replacement of whole lines.
  struct Edit: Hashable {
    /// The bytes of the replaced lines in the old text.
    let range: Range<Int>

    /// The new lines.
    let replacement: [UInt8]
  }

  private(set) var edits: [Edit] = []

  /// The maximum number of lines that can be added or removed together without being replaced with
  /// the lines after them.
  private static let window = 24

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The text to change.
  ///   - start: The offset of its first line.
  ///   - new: The result.
  /// - Complexity: O(*n*) in the size of the texts.
  init(from old: [UInt8], startingAt start: Int, to new: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(of: old[start...]), Self.lines(of: new[...]))
    // Comparing numbers is faster than comparing lines.
    let (oldHashes, newHashes) = (oldLines.map(\.hashValue), newLines.map(\.hashValue))
    func isEqual(_ left: Int, _ right: Int) -> Bool {
      oldHashes[left] == newHashes[right] && oldLines[left] == newLines[right]
    }
    func next(_ left: Int, _ right: Int) -> (left: Int, right: Int)? {
      for distance in 1...2 * Self.window {
        let middle = distance / 2
        for step in 0...distance {
          // Lines are replaced rather than added or removed.
          let shift = step % 2 == 0 ? middle + step / 2 : middle - (step + 1) / 2
          let place = (left: left + shift, right: right + distance - shift)
          guard (0...distance).contains(shift), place.left < oldLines.count,
            place.right < newLines.count, isEqual(place.left, place.right)
          else { continue }
          return place
        }
      }
      return nil
    }
    var (left, right) = (0, 0)
    while left < oldLines.count || right < newLines.count {
      let first = (left: left, right: right)
      while left < oldLines.count, right < newLines.count, !isEqual(left, right) {
        (left, right) = next(left, right) ?? (left + 1, right + 1)
      }
      if left == oldLines.count || right == newLines.count {
        (left, right) = (oldLines.count, newLines.count)
      }
      if (left, right) != first {
        let range =
          Self.offset(
            ofLine: first.left,
            in: oldLines,
            of: old
          )..<Self.offset(ofLine: left, in: oldLines, of: old)
        let replacement = newLines[first.right..<right].flatMap { $0 }
        edits.append(Edit(range: range, replacement: replacement))
      }
      while left < oldLines.count, right < newLines.count, isEqual(left, right) {
        left += 1
        right += 1
      }
    }
  }

  private static func offset(
    ofLine line: Int,
    in lines: [ArraySlice<UInt8>],
    of bytes: [UInt8]
  ) -> Int {
    line < lines.count ? lines[line].startIndex : bytes.count
  }

  /// Returns the lines of a text with their line breaks.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.endIndex { lines.append(bytes[start...]) }
    return lines
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
