public import ElementLayout

/// Content arranged by a layout.
///
/// ```swift
/// LayoutContent(StackLayout(axis: .vertical, spacing: 4)) {
///   TextContent("Title", color: label, fontSize: 17)
///   ColorFill(tint).layoutTrait(StackPriorityKey.self, .fixed)
/// }
/// ```
///
/// Each piece of content in the builder is one element of the layout; a loop or a branch is a
/// single element. If a loop is the only content, each of its iterations is an element.
public struct LayoutContent<L: Layout, C: Content>: Content, PrimitiveContent {
  let layout: L
  let content: C

  /// Creates content from the list of a builder.
  public init(_ layout: L, @ContentBuilder content: () -> C) {
    self.layout = layout
    self.content = content()
  }

  /// Empty; the elements are listed separately.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { LayoutContentNode(self, place) }
}

/// The node of a ``LayoutContent``, whose subviews are the elements.
final class LayoutContentNode<L: Layout, C: Content>: TypedNode<LayoutContent<L, C>> {
  override func contentDidChange(from previous: LayoutContent<L, C>?) {
    flags.remove(.needsProperties)
    layout = content.layout
    list { list in
      if let group = content.content as? any GroupContent {
        group.list(in: &list)
      } else {
        list.add(content.content, identity: 0)
      }
    }
  }

  override func layoutSubviews() { arrangeSubviews() }
}

extension Content {
  /// Sets a layout trait of the content for the ``LayoutContent`` that contains it.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  /// - Returns: The content with the value; if a key is set more than once, the outermost value
  ///   applies.
  public func layoutTrait<Key: LayoutTraitsKey>(
    _ key: Key.Type,
    _ value: Key.Value
  ) -> LayoutTraitContent<Key, Self> {
    LayoutTraitContent(value: value, content: self)
  }
}

/// Content with a layout trait; the result of the modifier.
public struct LayoutTraitContent<Key: LayoutTraitsKey, C: Content>: Content, PrimitiveContent {
  let value: Key.Value
  let content: C

  /// Empty; the node displays the modified content.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { LayoutTraitNode(self, place) }
}

/// The node of content with a layout trait.
final class LayoutTraitNode<Key: LayoutTraitsKey, C: Content>: TypedNode<
  LayoutTraitContent<Key, C>
>
{
  override func contentDidChange(from previous: LayoutTraitContent<Key, C>?) {
    flags.remove(.needsProperties)
    list { $0.add(content.content, identity: 0) }
    // Other keys keep the values set by the content itself.
    var traits = subviews.first?.layoutTraits ?? .empty
    traits[Key.self] = content.value
    layoutTraits = traits
  }
}
