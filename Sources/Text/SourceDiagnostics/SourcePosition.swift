/// A position in a text as in editors.
///
/// Lines and columns are one-based; columns count Unicode scalars, neither bytes nor user-perceived
/// characters.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, starting at 1.
  public var line: Int

  /// The column in Unicode scalars, starting at 1.
  public var column: Int

  /// Creates a position from one-based numbers.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
