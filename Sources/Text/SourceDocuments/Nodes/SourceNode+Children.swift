extension SourceNode {
  /// The pairs of a mapping in the order of the file; empty for other nodes.
  public var entries: Entries { Entries(self) }

  /// The nodes of a sequence in the order of the file; empty for other nodes.
  public var elements: Elements { Elements(self) }

  /// The pairs of a mapping, including pairs that were reported as unusable.
  package var allEntries: [(key: SourceNode, value: SourceNode)] {
    var children = ChildIndices(of: self, ifKind: .mapping)
    var entries: [(key: SourceNode, value: SourceNode)] = []
    while let key = children.next(in: tree), let value = children.next(in: tree) {
      entries.append((SourceNode(key, in: tree), SourceNode(value, in: tree)))
    }
    return entries
  }

  /// The value of a key of a mapping, or nil.
  ///
  /// - Complexity: O(*n*) in the number of keys; iterate over `entries` to read many keys of a
  ///   large mapping.
  public subscript(key: String) -> SourceNode? {
    for (candidate, value) in entries where candidate.hasText(key) { return value }
    return nil
  }

  /// Calls `body` with the pairs of a mapping in the order of the file, without counting references
  /// to the tree.
  ///
  /// Iteration over `entries` takes 5 % more instructions to load a theme of 10,000 colors.
  package func forEachEntry(_ body: (_ key: SourceNode, _ value: SourceNode) -> Void) {
    var children = ChildIndices(of: self, ifKind: .mapping)
    while let (key, value) = children.nextPair(in: tree) {
      body(SourceNode(key, in: tree), SourceNode(value, in: tree))
    }
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
      Iterator(tree: node.tree, children: ChildIndices(of: node, ifKind: .mapping))
    }

    /// An iterator over the pairs.
    public struct Iterator: IteratorProtocol, Sendable {
      fileprivate let tree: SourceTree
      fileprivate var children: ChildIndices

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public mutating func next() -> (key: SourceNode, value: SourceNode)? {
        children.nextPair(in: tree).map {
          (SourceNode($0.key, in: tree), SourceNode($0.value, in: tree))
        }
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
      Iterator(tree: node.tree, children: ChildIndices(of: node, ifKind: .sequence))
    }

    /// An iterator over the nodes.
    public struct Iterator: IteratorProtocol, Sendable {
      fileprivate let tree: SourceTree
      fileprivate var children: ChildIndices

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public mutating func next() -> SourceNode? {
        while let index = children.next(in: tree) {
          if tree.records[index][.rejected] { continue }
          return SourceNode(index, in: tree)
        }
        return nil
      }
    }
  }
}

/// A cursor over siblings.
private struct ChildIndices: Sendable {
  private var index: Int
  private let end: Int

  init(of node: SourceNode, ifKind kind: SourceTree.Record.Kind) {
    index = node.index + 1
    end = node.record.kind == kind ? Int(node.record.payload) : index
  }

  mutating func next(in tree: SourceTree) -> Int? {
    guard index < end else { return nil }
    defer { index = tree.records.next(after: index) }
    return index
  }

  /// The next pair of a mapping without rejected parts.
  @inline(__always)
  mutating func nextPair(in tree: SourceTree) -> (key: Int, value: Int)? {
    let records = tree.records
    while index < end {
      let key = index
      let value = records.next(after: key)
      guard value < end else { return nil }
      index = records.next(after: value)
      if !records[key][.rejected], !records[value][.rejected] { return (key, value) }
    }
    return nil
  }
}
