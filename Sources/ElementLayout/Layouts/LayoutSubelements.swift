/// The elements of a layout, in the order in which they were added.
public struct LayoutSubelements: RandomAccessCollection {
  @usableFromInline let nodes: [LayoutNode]

  @inlinable @inline(__always)
  init(nodes: [LayoutNode]) {
    self.nodes = nodes
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public var startIndex: Int { 0 }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public var endIndex: Int { nodes.count }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public subscript(position: Int) -> LayoutSubelement { LayoutSubelement(node: nodes[position]) }
}
