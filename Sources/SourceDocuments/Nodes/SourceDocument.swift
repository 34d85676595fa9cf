/// A file read as one tree of positioned nodes.
public struct SourceDocument: Sendable {
  /// The file that the nodes point into.
  public let file: SourceFile

  /// The outermost node.
  public let root: SourceNode
}
