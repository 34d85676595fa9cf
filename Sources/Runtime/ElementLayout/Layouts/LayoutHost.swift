/// A type-erased layout with its cache.
class LayoutHost {
  /// The identity of the node whose children the layout places.
  ///
  /// Content can be used in more than one place, and each place needs a cache of its own.
  private final var owner: ObjectIdentifier?

  /// Returns the host for a node: this one if no other node owns it.
  final func claimed(by node: LayoutNode) -> LayoutHost {
    let identity = ObjectIdentifier(node)
    let host = owner == nil || owner == identity ? self : copy()
    host.owner = identity
    return host
  }

  /// Releases the host if it is owned by a node.
  final func leave(_ node: LayoutNode) {
    guard owner == ObjectIdentifier(node) else { return }
    owner = nil
    forget()
  }

  func copy() -> LayoutHost { self }

  /// Clears the cache after a change of data that the layout may have used.
  func forget() {}

  func sizeThatFits(_ constraint: SizeConstraint, _ node: LayoutNode) -> Size { .zero }

  func place(in size: Size, _ node: LayoutNode) {}

  /// Returns whether another host has a layout that is known to be equal.
  func isSurelyEqual(to other: LayoutHost) -> Bool { false }
}

/// The host of a layout type.
final class HostOfLayout<L: Layout>: LayoutHost {
  private let layout: L
  private var cache: L.Cache?
  /// The layout pass for which the cache was created.
  private var pass = -1

  init(_ layout: L) {
    self.layout = layout
  }

  override func copy() -> LayoutHost { HostOfLayout(layout) }

  override func sizeThatFits(_ constraint: SizeConstraint, _ node: LayoutNode) -> Size {
    let subelements = LayoutSubelements(nodes: node.children)
    var cache = takeCache(subelements, node)
    let size = layout.sizeThatFits(
      proposal: constraint,
      subelements: subelements,
      environment: node.scope.tracked,
      cache: &cache
    )
    self.cache = cache
    return size
  }

  override func place(in size: Size, _ node: LayoutNode) {
    let subelements = LayoutSubelements(nodes: node.children)
    var cache = takeCache(subelements, node)
    layout.placeSubelements(
      in: size,
      subelements: subelements,
      environment: node.scope.tracked,
      cache: &cache
    )
    // Placement is the last step of a pass.
    forget()
  }

  override func forget() {
    cache = nil
    pass = -1
  }

  /// Takes the cache out of the host while the layout uses it.
  private func takeCache(_ subelements: LayoutSubelements, _ node: LayoutNode) -> L.Cache {
    let current = node.scope.session.pass
    if pass == current, let cache {
      self.cache = nil
      return cache
    }
    pass = current
    return layout.makeCache(subelements: subelements, environment: node.scope.tracked)
  }

  override func isSurelyEqual(to other: LayoutHost) -> Bool {
    guard let other = other as? HostOfLayout<L> else { return false }
    return areSurelyEqual(layout, other.layout)
  }
}

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
