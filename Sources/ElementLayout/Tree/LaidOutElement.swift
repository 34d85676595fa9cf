/// An element with the place that it was given.
///
/// It stands for a part of a ``LayoutTree`` and says what was found when that was last laid out.
public struct LaidOutElement: Identifiable {
  let node: LayoutNode

  /// What stays the same while the element is the same by its type, its key and its position among
  /// those of the same type and key.
  public var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// The element.
  public var element: any Element { node.element }

  /// The place in the coordinates of the element that this one is in, in points.
  public var frame: Rect { node.frame }

  /// How the element is shown.
  public var attributes: LayoutAttributes { node.attributes }

  /// The elements that this one is made of, in the order in which they were added.
  public var children: [LaidOutElement] { node.children.map { LaidOutElement(node: $0) } }
}
