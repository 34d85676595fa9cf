extension SourceNode {
  /// The pairs of a mapping in the order of the file; empty for other nodes.
  public var entries: Entries { Entries(self) }

  /// The nodes of a sequence in the order of the file; empty for other nodes.
  public var elements: Elements { Elements(self) }

  /// The value of a key of a mapping, or nil.
  ///
  /// - Complexity: O(*n*) in the number of keys; iterate over `entries` to read many keys of a
  ///   large mapping.
  public subscript(key: String) -> SourceNode? {
    for (candidate, value) in entries where candidate.hasText(key) { return value }
    return nil
  }

  /// The pairs of a mapping, read from the tree one at a time.
  public struct Entries: Sequence, Sendable {
    private let node: SourceNode

    init(_ node: SourceNode) { self.node = node }

    /// The number of pairs.
    public var count: Int { node.record.kind == .mapping ? node.record.count : 0 }

    /// Whether the mapping is empty.
    public var isEmpty: Bool { count == 0 }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var underestimatedCount: Int { count }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func makeIterator() -> Iterator {
      Iterator(children: ChildIndices(of: node, ifKind: .mapping))
    }

    /// An iterator over the pairs.
    public struct Iterator: IteratorProtocol, Sendable {
      fileprivate var children: ChildIndices

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public mutating func next() -> (key: SourceNode, value: SourceNode)? {
        let tree = children.tree
        while let key = children.next(), let value = children.next() {
          if tree.records[key][.rejected] || tree.records[value][.rejected] { continue }
          return (SourceNode(key, in: tree), SourceNode(value, in: tree))
        }
        return nil
      }
    }
  }

  /// The nodes of a sequence, read from the tree one at a time.
  public struct Elements: Sequence, Sendable {
    private let node: SourceNode

    init(_ node: SourceNode) { self.node = node }

    /// The number of nodes.
    public var count: Int { node.record.kind == .sequence ? node.record.count : 0 }

    /// Whether the sequence is empty.
    public var isEmpty: Bool { count == 0 }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var underestimatedCount: Int { count }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func makeIterator() -> Iterator {
      Iterator(children: ChildIndices(of: node, ifKind: .sequence))
    }

    /// An iterator over the nodes.
    public struct Iterator: IteratorProtocol, Sendable {
      fileprivate var children: ChildIndices

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public mutating func next() -> SourceNode? {
        while let index = children.next() {
          if children.isRejected(index) { continue }
          return SourceNode(index, in: children.tree)
        }
        return nil
      }
    }
  }
}

/// A cursor over siblings.
private struct ChildIndices: Sendable {
  let tree: SourceTree
  private var index: Int
  private let end: Int

  init(of node: SourceNode, ifKind kind: NodeRecord.Kind) {
    tree = node.tree
    index = node.index + 1
    end = node.record.kind == kind ? Int(node.record.payload) : index
  }

  mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = tree.records.next(after: index) }
    return index
  }

  func isRejected(_ index: Int) -> Bool { tree.records[index][.rejected] }
}
