#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Standard input, line by line, in constant memory.
///
/// White space around a line is dropped and empty lines are passed over, but counted. Of a line that
/// is longer than ``longestLine`` only the beginning is kept.
struct LineReader {
  /// The most bytes of a line that are kept; no text that makes sense comes near it.
  static let longestLine = 1 << 20

  private static let chunkSize = 1 << 16
  private var chunk = [UInt8](repeating: 0, count: chunkSize)
  private var position = 0
  private var count = 0
  private var isAtEnd = false
  /// The part of a line that earlier chunks ended with.
  private var rest: [UInt8] = []
  private var number = 0

  /// Whether the next line needs another read, which may wait.
  var isChunkDone: Bool { position >= count }

  /// The next line that isn't empty, and its number from 1 on; nil at the end.
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

  /// Ends a line; nil where it is empty.
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
    position = 0
    repeat {
      count = read(STDIN_FILENO, &chunk, Self.chunkSize)
    } while count < 0 && errno == EINTR
    if count < 0 {
      let reason = String(cString: strerror(errno))
      count = 0
      throw Failure.cannot("standard input can't be read: \(reason)")
    }
  }
}
