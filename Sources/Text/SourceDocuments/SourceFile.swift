public import FileAccess
public import SourceDiagnostics
internal import Synchronization

/// The path and bytes of a file, with the conversion of byte offsets to lines and columns.
///
/// The line table is computed as far as positions were requested, so that a file without
/// diagnostics has almost no cost. Offsets outside the file are clamped to its ends.
public final class SourceFile: Sendable {
  /// The path as given by the user, for messages.
  public let path: String

  /// The bytes of the file, including a byte-order mark.
  public let bytes: [UInt8]

  private let lines = Mutex(LineTable())

  /// Creates a file from bytes in memory.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Returns the line and column of the byte at `byteOffset`.
  ///
  /// - Complexity: O(*n*) in the bytes before it for the first call, then O(log *n*) plus the
  ///   length of the line.
  public func position(at byteOffset: Int) -> SourcePosition {
    lines.withLock { $0.position(at: clamped(byteOffset), in: bytes) }
  }

  /// Returns the one-based line of the byte at `byteOffset`.
  ///
  /// - Complexity: O(*n*) in the bytes before it for the first call, then O(log *n*).
  public func line(at byteOffset: Int) -> Int {
    lines.withLock { $0.line(holding: clamped(byteOffset), in: bytes) } + 1
  }

  /// Returns the byte offset of a line and column, or nil if the file has no such position.
  ///
  /// - Complexity: O(*n*) in the bytes before it for the first call, then O(log *n*) plus the
  ///   length of the line.
  public func byteOffset(of position: SourcePosition) -> Int? {
    lines.withLock { $0.offset(of: position, in: bytes) }
  }

  /// Returns the range with its first line; for a very long line, only the part around its start.
  public func excerpt(_ range: Range<Int>) -> SourceExcerpt {
    let start = clamped(range.lowerBound)
    let end = max(start, clamped(range.upperBound))
    return lines.withLock { lines in
      let position = lines.position(at: start, in: bytes)
      let line = lines.byteRange(ofLine: position.line, in: bytes)
      let cut = bytes.window(in: line, around: start, before: 512, after: 1_024)
      let before = cut.lowerBound..<max(cut.lowerBound, start)
      let cutBefore = bytes.scalars(in: before).count
      return SourceExcerpt(
        file: path,
        start: position,
        end: lines.position(at: end, in: bytes),
        lineText: String(decoding: bytes[cut], as: UTF8.self),
        lineTextColumn: cut.lowerBound == line.lowerBound ? 1 : position.column - cutBefore
      )
    }
  }

  /// The number of bytes of a UTF-8 byte-order mark at the start: 3 or 0.
  package var byteOrderMarkLength: Int { bytes.starts(with: [UInt8].byteOrderMark) ? 3 : 0 }

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), bytes.count) }
}

extension FileReading {
  /// Returns the file at `path`, to be read as a document.
  ///
  /// - Throws: `FileError`.
  public func sourceFile(at path: String) throws(FileError) -> SourceFile {
    SourceFile(path: path, bytes: try contents(of: path))
  }
}
