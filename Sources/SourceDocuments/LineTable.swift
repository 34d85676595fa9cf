internal import SourceDiagnostics

/// The line starts of a file, computed on demand, and the last requested position.
///
/// Requests are mostly in order; continuing from the last one keeps many requests on a very long
/// line linear.
struct LineTable {
  private var starts: [UInt32] = []
  /// The number of bytes whose line breaks are known.
  private var scanned = 0
  private var lastOffset = 0
  private var lastLine = 0
  private var lastColumn = 1

  /// Returns the position of a byte offset inside the file or at its end.
  mutating func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let line = line(holding: offset, in: bytes)
    let lineStart = Int(starts[line])
    guard offset > lineStart else { return SourcePosition(line: line + 1, column: 1) }
    let isAhead = lastLine == line && lastOffset >= lineStart && lastOffset <= offset
    let from = isAhead ? lastOffset : lineStart
    let (count, end) = UTF8Text.scalars(of: bytes, in: from..<offset)
    let column = (isAhead ? lastColumn : 1) + count
    // A position inside a scalar cannot be continued.
    if end == offset { (lastOffset, lastLine, lastColumn) = (offset, line, column) }
    return SourcePosition(line: line + 1, column: column)
  }

  /// Returns the byte offset of a position; nil if there is no such line, or if the line is shorter.
  mutating func offset(of position: SourcePosition, in bytes: [UInt8]) -> Int? {
    guard position.line >= 1, position.column >= 1 else { return nil }
    scan(bytes, through: position.line)
    guard position.line <= starts.count else { return nil }
    let range = byteRange(ofLine: position.line, in: bytes)
    var offset = range.lowerBound
    for _ in 1..<position.column {
      guard offset < range.upperBound else { return nil }
      offset += UTF8Text.unit(of: bytes, at: offset).length
    }
    return offset
  }

  /// Returns the bytes of an existing one-based line, without its line break.
  mutating func byteRange(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    scan(bytes, through: line + 1)
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, UTF8Text.isLineBreak(bytes[end - 1]) { end -= 1 }
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
    if starts.isEmpty { starts = [bytes.starts(with: UTF8Text.byteOrderMark) ? 3 : 0] }
    var last = Int(starts[starts.count - 1])
    while scanned < bytes.count, last <= offset || starts.count < line {
      let byte = bytes[scanned]
      scanned += 1
      guard UTF8Text.isLineBreak(byte) else { continue }
      let isHalf =
        byte == UInt8(ascii: "\r") && scanned < bytes.count && bytes[scanned] == UInt8(ascii: "\n")
      guard !isHalf else { continue }
      starts.append(UInt32(truncatingIfNeeded: scanned))
      last = scanned
    }
  }
}
