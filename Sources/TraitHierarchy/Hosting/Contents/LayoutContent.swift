public import ElementLayout

/// Content that a layout places.
///
/// ```swift
/// LayoutContent(StackLayout(axis: .vertical, spacing: 4)) {
///   TextContent("Title", color: label, fontSize: 17)
///   ColorFill(tint).layoutTrait(StackPriorityKey.self, .fixed)
/// }
/// ```
///
/// The pieces that the builder lists are the layout's elements; what a loop or a branch lists is one.
public struct LayoutContent<L: Layout, C: Content>: Content, PrimitiveContent {
  let layout: L
  let content: C

  /// Makes content of the pieces that a closure lists.
  public init(_ layout: L, @ContentBuilder content: () -> C) {
    self.layout = layout
    self.content = content()
  }

  /// Nothing: the pieces are what counts.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { LayoutContentNode(self, place) }
}

/// The place of a ``LayoutContent``, whose pieces are the views in it.
final class LayoutContentNode<L: Layout, C: Content>: ContentNode {
  init(_ content: LayoutContent<L, C>, _ place: ContentPlace) {
    super.init(place)
    flags.remove(.needsProperties)
    list(content)
  }

  override func take<D: Content>(_ content: D) -> Bool {
    guard D.self == LayoutContent<L, C>.self, let content = content as? LayoutContent<L, C>
    else { return false }
    list(content)
    return true
  }

  override func layoutSubviews() { arrangeSubviews() }

  private func list(_ content: LayoutContent<L, C>) {
    layout = content.layout
    var list = ContentList(below: self, place)
    if let group = content.content as? any GroupContent {
      group.list(in: &list)
    } else {
      list.add(content.content, identity: 0)
    }
    list.finish()
  }
}

extension Content {
  /// Gives the content a value for the layout of the ``LayoutContent`` that it is a piece of.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  /// - Returns: The content with the value; of several for one key, the outermost counts.
  public func layoutTrait<Key: LayoutTraitsKey>(
    _ key: Key.Type,
    _ value: Key.Value
  ) -> LayoutTraitContent<Key, Self> {
    LayoutTraitContent(value: value, content: self)
  }
}

/// Content with a value for the layout that it is placed by; what the modifier makes.
public struct LayoutTraitContent<Key: LayoutTraitsKey, C: Content>: Content, PrimitiveContent {
  let value: Key.Value
  let content: C

  /// Nothing: the content is what counts.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { LayoutTraitNode(self, place) }
}

/// The place of content with a value for its layout.
final class LayoutTraitNode<Key: LayoutTraitsKey, C: Content>: ContentNode {
  init(_ content: LayoutTraitContent<Key, C>, _ place: ContentPlace) {
    super.init(place)
    flags.remove(.needsProperties)
    list(content)
  }

  override func take<D: Content>(_ content: D) -> Bool {
    guard D.self == LayoutTraitContent<Key, C>.self,
      let content = content as? LayoutTraitContent<Key, C>
    else { return false }
    list(content)
    return true
  }

  private func list(_ content: LayoutTraitContent<Key, C>) {
    var list = ContentList(below: self, place)
    list.add(content.content, identity: 0)
    list.finish()
    // Values that the content itself carries hold where this one says nothing.
    var traits = subviews.first?.layoutTraits ?? .empty
    traits[Key.self] = content.value
    layoutTraits = traits
  }
}
