/// One of the elements that a layout places.
///
/// It is a reference to the element: placing a copy of it places the element. It isn't `Sendable`,
/// because the tree of elements isn't.
public struct LayoutSubelement {
  @usableFromInline let node: LayoutNode

  @inlinable @inline(__always)
  init(node: LayoutNode) {
    self.node = node
  }

  /// Returns the preferred size of the element.
  ///
  /// Results are cached until the element changes, see ``LayoutTree/Memory``. After 128
  /// measurements of a container they are approximate, see ``LayoutTree``.
  ///
  /// - Parameter proposal: The available space.
  /// - Returns: The size; each extent is a nonnegative number, and finite if there is a limit.
  public func sizeThatFits(_ proposal: SizeConstraint) -> Size { node.sizeThatFits(proposal) }

  /// The value of a layout trait of the element; the key's default if it isn't set.
  ///
  /// ```swift
  /// extension LayoutSubelement {
  ///   var myPriority: Double { self[MyPriorityKey.self] }
  /// }
  /// ```
  public subscript<Key: LayoutTraitsKey>(_ key: Key.Type) -> Key.Value { node.traits[key] }

  /// The visual attributes of the element; values set during placement apply until the next
  /// placement.
  public var attributes: LayoutAttributes {
    get { node.attributes }
    nonmutating set { if node.isBeingPlaced { node.attributes = newValue } }
  }

  // MARK: Placing

  /// Sets the position of the element.
  ///
  /// The last call applies. A call outside of a layout's placement method has no effect.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor in the container's coordinates.
  ///   - anchor: A point in the element.
  ///   - size: The element's size.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, size: Size) {
    let size = Size(
      width: size.width.asExtent.asCoordinate,
      height: size.height.asExtent.asCoordinate
    )
    place(
      in: Rect(
        x: position.x - size.width * anchor.x,
        y: position.y - size.height * anchor.y,
        width: size.width,
        height: size.height
      )
    )
  }

  /// Sets the frame of the element.
  ///
  /// Coordinates that aren't finite, and extents that are negative or not finite, are replaced by
  /// 0.
  ///
  /// - Parameter frame: The frame in the container's coordinates.
  public func place(in frame: Rect) {
    if node.isBeingPlaced { node.place(in: frame) }
  }

  /// Places the element at the container's top left corner with a size.
  public func place(filling size: Size) {
    place(in: Rect(x: 0, y: 0, width: size.width, height: size.height))
  }
}

/// The visual attributes of an element, in addition to its frame.
public struct LayoutAttributes: Hashable, Sendable {
  /// The opacity of the element and its descendants, 0 to 1.
  public var alpha: Double = 1

  /// Whether the element and its descendants are invisible.
  public var isHidden = false

  /// Creates the attributes of a visible, opaque element.
  public init() {}
}

/// A type that is the key of a value that a child provides for its container's layout.
///
/// ```swift
/// enum MyPriorityKey: LayoutTraitsKey {
///   static let defaultValue: CGFloat = 0
/// }
///
/// extension LayoutSubelement {
///   var myPriority: CGFloat { self[MyPriorityKey.self] }
/// }
/// ```
///
/// Values are set where a child is added, see ``ElementContent/Builder``, and the container's
/// layout reads them from the ``LayoutSubelement``. Values aren't inherited: neither the child's
/// children nor the container's ancestors see them.
public protocol LayoutTraitsKey {
  /// The type of the values.
  associatedtype Value

  /// The value for children where it isn't set.
  static var defaultValue: Value { get }
}
