/// A range of a file together with the line it starts on, so that it can be shown without the file.
public struct SourceExcerpt: Hashable, Sendable {
  /// The file's path as the user gave it.
  public var file: String

  /// Where the range starts.
  public var start: SourcePosition

  /// Where the range ends, exclusive; equal to `start` for a position between two characters.
  public var end: SourcePosition

  /// The line that contains `start`, without its line break, or the part of a very long line around
  /// it.
  public var lineText: String

  /// The column of the first Unicode scalar of `lineText`: 1, except in a cut line.
  public var lineTextColumn: Int

  /// Creates an excerpt; `lineTextColumn` differs from 1 only for a cut line.
  public init(
    file: String,
    start: SourcePosition,
    end: SourcePosition,
    lineText: String,
    lineTextColumn: Int = 1
  ) {
    self.file = file
    self.start = start
    self.end = end
    self.lineText = lineText
    self.lineTextColumn = lineTextColumn
  }
}
