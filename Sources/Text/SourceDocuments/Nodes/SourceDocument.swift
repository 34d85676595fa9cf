/// A file read as one tree of positioned nodes.
public struct SourceDocument: Sendable {
  /// The file of the nodes.
  public let file: SourceFile

  /// The root node.
  public let root: SourceNode
}

extension SourceDocument {
  /// Returns whether another document has the same content: equal nodes with equal texts in the
  /// same order, and the same aliases to them, regardless of notation.
  ///
  /// - Complexity: O(*n*) in the size of the documents.
  public func hasSameContent(as other: SourceDocument) -> Bool {
    let (left, right) = (root.tree, other.root.tree)
    guard left.records.count == right.records.count else { return false }
    return left.records.indices.allSatisfy { index in
      let (own, others) = (left.records[index], right.records[index])
      guard own.kind == others.kind, own[.rejected] == others[.rejected] else { return false }
      switch own.kind {
      case .alias, .sequence, .mapping: return own.payload == others.payload
      case .scalar:
        let isNull = SourceNode(index, in: left).isNull
        return isNull == SourceNode(index, in: right).isNull
          && SourceNode(index, in: left).text == SourceNode(index, in: right).text
      }
    }
  }
}
