/// A layout of a type that only the running program knows, with what it remembers.
class LayoutHost {
  /// The node whose children the layout places; content may be given out more than once, and each
  /// place needs a memory of its own.
  private(set) final unowned(unsafe) var owner: LayoutNode?

  /// The host for a node: this one if it is nobody's yet.
  final func claimed(by node: LayoutNode) -> LayoutHost {
    let host = owner == nil || owner === node ? self : copy()
    host.owner = node
    return host
  }

  /// Makes the host nobody's if it is a node's.
  final func leave(_ node: LayoutNode) {
    guard owner === node else { return }
    owner = nil
    forget()
  }

  func copy() -> LayoutHost { self }

  /// Forgets what the layout remembers, because something that it may have looked at has changed.
  func forget() {}

  func sizeThatFits(_ constraint: SizeConstraint, _ node: LayoutNode) -> Size { .zero }

  func place(in size: Size, _ node: LayoutNode) {}

  /// Whether another host has a layout of which it can be told that it is equal.
  func isSurelyEqual(to other: LayoutHost) -> Bool { false }
}

/// A layout of one type.
final class HostOfLayout<L: Layout>: LayoutHost {
  private let layout: L
  private var cache: L.Cache?
  /// The pass for which the cache was made.
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
    // Placing comes last in a pass.
    forget()
  }

  override func forget() {
    cache = nil
    pass = -1
  }

  /// The cache, which isn't left behind while the layout works on it.
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
    return DynamicEquality.areSurelyEqual(layout, other.layout)
  }
}
