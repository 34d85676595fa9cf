internal import SourceDiagnostics

/// The line starts of a file, computed on demand.
///
/// Columns on very long lines are counted from marks, so that each of many requests on one line
/// costs the same, in any order.
struct LineTable {
  private var starts: [UInt32] = []
  /// The number of bytes whose line breaks are known.
  private var scanned = 0
  /// For each ``step`` bytes of the file, as far as a long line needed them, the first character
  /// there.
  ///
  /// A mark is the start of a character, and the number of characters before it.
  private var marks: [(offset: UInt32, count: UInt32)] = []

  private static let step = 1_024

  /// Returns the position of a byte offset inside the file or at its end.
  mutating func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let line = line(holding: offset, in: bytes)
    let lineStart = Int(starts[line])
    guard offset > lineStart else { return SourcePosition(line: line + 1, column: 1) }
    let column = 1 + characters(from: lineStart, to: offset, in: bytes)
    return SourcePosition(line: line + 1, column: column)
  }

  /// Returns the number of characters between the start of a line and an offset on it, with the one
  /// that the offset is inside of.
  private mutating func characters(from start: Int, to offset: Int, in bytes: [UInt8]) -> Int {
    guard offset - start > Self.step else {
      return bytes.scalars(in: start..<offset).count
    }
    return count(before: offset, in: bytes) - count(before: start, in: bytes)
  }

  /// Returns the number of characters of the file that start before an offset.
  private mutating func count(before offset: Int, in bytes: [UInt8]) -> Int {
    mark(bytes, through: offset)
    // The first character of a step starts up to three bytes after it.
    var index = min(offset / Self.step, marks.count - 1)
    while index > 0, marks[index].offset > offset { index -= 1 }
    let mark = marks[index]
    return Int(mark.count) + bytes.scalars(in: Int(mark.offset)..<offset).count
  }

  /// Counts the characters of the file up to an offset.
  private mutating func mark(_ bytes: [UInt8], through offset: Int) {
    if marks.isEmpty { marks = [(offset: 0, count: 0)] }
    while marks.count <= offset / Self.step {
      let last = marks[marks.count - 1]
      let next = marks.count * Self.step
      let (count, end) = bytes.scalars(in: Int(last.offset)..<next)
      marks.append(
        (UInt32(truncatingIfNeeded: end), last.count + UInt32(truncatingIfNeeded: count))
      )
    }
  }

  /// Returns the byte offset of a position; nil for a line or a column beyond the end.
  mutating func offset(of position: SourcePosition, in bytes: [UInt8]) -> Int? {
    guard position.line >= 1, position.column >= 1 else { return nil }
    scan(bytes, through: position.line)
    guard position.line <= starts.count else { return nil }
    let range = byteRange(ofLine: position.line, in: bytes)
    // A character has at least one byte.
    guard position.column - 1 <= range.count else { return nil }
    var (offset, count) = mark(before: position.column - 1, in: range, of: bytes)
    while count < position.column - 1 {
      guard offset < range.upperBound else { return nil }
      offset += bytes.unit(at: offset).length
      count += 1
    }
    return offset
  }

  /// Returns a place on a line, at most ``step`` bytes before a character or the end of the line,
  /// and the number of characters before it on the line.
  private mutating func mark(
    before count: Int,
    in line: Range<Int>,
    of bytes: [UInt8]
  ) -> (offset: Int, count: Int) {
    guard count > Self.step else { return (line.lowerBound, 0) }
    let before = self.count(before: line.lowerBound, in: bytes)
    mark(bytes, through: line.upperBound)
    var (low, high) = (line.lowerBound / Self.step, line.upperBound / Self.step)
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(marks[middle].count) <= before + count { low = middle } else { high = middle - 1 }
    }
    let found = marks[low]
    guard found.offset > line.lowerBound else { return (line.lowerBound, 0) }
    return (Int(found.offset), Int(found.count) - before)
  }

  /// Returns the bytes of an existing one-based line, without its line break.
  mutating func byteRange(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    scan(bytes, through: line + 1)
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1].isLineBreak { end -= 1 }
    return start..<end
  }

  /// Returns the last line that starts at or before the offset, zero-based.
  mutating func line(holding offset: Int, in bytes: [UInt8]) -> Int {
    scan(bytes, past: offset)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Continues until the start of the line numbered `line` and of a line after `offset` are known,
  /// or the file ends.
  private mutating func scan(_ bytes: [UInt8], past offset: Int = -1, through line: Int = 1) {
    // A byte-order mark is not a character of the first line.
    if starts.isEmpty { starts = [bytes.starts(with: [UInt8].byteOrderMark) ? 3 : 0] }
    var last = Int(starts[starts.count - 1])
    while scanned < bytes.count, last <= offset || starts.count < line {
      let byte = bytes[scanned]
      scanned += 1
      guard byte.isLineBreak else { continue }
      let isHalf =
        byte == UInt8(ascii: "\r") && scanned < bytes.count && bytes[scanned] == UInt8(ascii: "\n")
      guard !isHalf else { continue }
      starts.append(UInt32(truncatingIfNeeded: scanned))
      last = scanned
    }
  }
}
