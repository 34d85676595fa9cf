import SystemPackage

/// Standard input, line by line, in constant memory.
///
/// Whitespace around a line is removed. Empty lines are skipped, but counted. A line longer than
/// ``longestLine`` is truncated.
struct LineReader {
  /// The maximum number of bytes of a line, far more than any color needs.
  static let longestLine = 1 << 20

  private static let chunkSize = 1 << 16
  private var chunk = [UInt8](repeating: 0, count: chunkSize)
  private var position = 0
  private var count = 0
  private var isAtEnd = false
  /// The start of the current line, from previous chunks.
  private var rest: [UInt8] = []
  private var number = 0

  /// Whether the next line requires another read, which may block.
  var isChunkDone: Bool { position >= count }

  /// The next line that isn't empty, with its number, counted from 1; nil at the end.
  mutating func next() throws -> (text: String, number: Int)? {
    while true {
      if position >= count {
        if isAtEnd { return nil }
        try fill()
        if count == 0 {
          isAtEnd = true
          if let line = take([]) { return line }
          return nil
        }
      }
      let end = chunk[position..<count].firstIndex(of: UInt8(ascii: "\n"))
      let piece = chunk[position..<(end ?? count)]
      position = end.map { $0 + 1 } ?? count
      if end == nil {
        keep(piece)
      } else if let line = take(piece) {
        return line
      }
    }
  }

  private mutating func keep(_ piece: ArraySlice<UInt8>) {
    rest += piece.prefix(max(0, Self.longestLine - rest.count))
  }

  /// Ends a line and returns it; nil if it is empty.
  private mutating func take(_ piece: ArraySlice<UInt8>) -> (text: String, number: Int)? {
    number += 1
    if rest.isEmpty { return trimmed(piece) }
    keep(piece)
    defer { rest.removeAll(keepingCapacity: true) }
    return trimmed(rest[...])
  }

  private func trimmed(_ line: ArraySlice<UInt8>) -> (text: String, number: Int)? {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
    guard let first = line.firstIndex(where: { !isSpace($0) }),
      let last = line.lastIndex(where: { !isSpace($0) })
    else { return nil }
    return (String(decoding: line[first...last], as: UTF8.self), number)
  }

  private mutating func fill() throws {
    (position, count) = (0, 0)
    do {
      count = try unsafe chunk.withUnsafeMutableBytes {
        try unsafe FileDescriptor.standardInput.read(into: $0)
      }
    } catch {
      throw Failure.cannot("standard input can't be read: \(error)")
    }
  }
}
