/// An element with its frame.
///
/// It refers to a part of a ``LayoutTree`` and contains the results of the tree's last layout.
public struct LaidOutElement: Identifiable {
  let node: LayoutNode

  /// The identity of the element, determined by its type, its key and its position among elements
  /// of the same type and key.
  public var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// The element.
  public var element: any Element { node.element }

  /// The frame in the coordinates of the containing element, in points.
  public var frame: Rect { node.frame }

  /// The visual attributes of the element.
  public var attributes: LayoutAttributes { node.attributes }

  /// The elements of this element's content, in the order in which they were added.
  public var children: [LaidOutElement] { node.children.map { LaidOutElement(node: $0) } }
}
