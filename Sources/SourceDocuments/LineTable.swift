internal import SourceDiagnostics

/// Where the lines of a file start, and the last place asked for.
///
/// Questions mostly come in order; going on from the last one keeps many of them on one endless line linear.
struct LineTable {
  private var starts: [UInt32] = []
  private var lastOffset = 0
  private var lastLine = 0
  private var lastColumn = 1

  /// The position of a byte offset inside the file or at its end.
  mutating func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let line = line(holding: offset, in: bytes)
    let lineStart = Int(starts[line])
    guard offset > lineStart else { return SourcePosition(line: line + 1, column: 1) }
    let isAhead = lastLine == line && lastOffset >= lineStart && lastOffset <= offset
    let from = isAhead ? lastOffset : lineStart
    let (count, end) = UTF8Text.scalars(of: bytes, in: from..<offset)
    let column = (isAhead ? lastColumn : 1) + count
    // Inside a scalar there is no place to go on from.
    if end == offset { (lastOffset, lastLine, lastColumn) = (offset, line, column) }
    return SourcePosition(line: line + 1, column: column)
  }

  /// The byte offset of a position; nil where there is no such line, or it is shorter.
  mutating func offset(of position: SourcePosition, in bytes: [UInt8]) -> Int? {
    build(bytes)
    guard (1...starts.count).contains(position.line), position.column >= 1 else { return nil }
    let range = byteRange(ofLine: position.line, in: bytes)
    var offset = range.lowerBound
    for _ in 1..<position.column {
      guard offset < range.upperBound else { return nil }
      offset += UTF8Text.unit(of: bytes, at: offset).length
    }
    return offset
  }

  /// The bytes of a one-based line without its line break.
  mutating func byteRange(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    build(bytes)
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, UTF8Text.isLineBreak(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The last line that starts at or before the offset, zero-based.
  mutating func line(holding offset: Int, in bytes: [UInt8]) -> Int {
    build(bytes)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func build(_ bytes: [UInt8]) {
    guard starts.isEmpty else { return }
    // A byte-order mark is no character of the first line.
    starts = [bytes.starts(with: UTF8Text.byteOrderMark) ? 3 : 0]
    for (index, byte) in bytes.enumerated() where UTF8Text.isLineBreak(byte) {
      let isHalf =
        byte == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n")
      if !isHalf { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
    }
  }
}
