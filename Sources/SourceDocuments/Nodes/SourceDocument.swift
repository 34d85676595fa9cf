/// A file read as one tree of positioned nodes.
public struct SourceDocument: Sendable {
  /// The file of the nodes.
  public let file: SourceFile

  /// The root node.
  public let root: SourceNode
}
