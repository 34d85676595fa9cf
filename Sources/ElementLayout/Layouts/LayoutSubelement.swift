/// One of the elements that a layout places.
///
/// It stands for the element and not for a copy: placing a copy of it places the element. It isn't
/// `Sendable`, because the tree of elements isn't.
public struct LayoutSubelement {
  @usableFromInline let node: LayoutNode

  @inlinable @inline(__always)
  init(node: LayoutNode) {
    self.node = node
  }

  /// How large the element wants to be.
  ///
  /// Answers are remembered for as long as nothing changes in the element, see
  /// ``LayoutTree/Memory``.
  ///
  /// - Parameter proposal: The room that there is.
  /// - Returns: The size; it is not negative, is a number, and is finite where there is a limit.
  public func sizeThatFits(_ proposal: SizeConstraint) -> Size { node.sizeThatFits(proposal) }

  /// The value of a trait that the element carries for the layout; the key's default if it was given
  /// none.
  ///
  /// ```swift
  /// extension LayoutSubelement {
  ///   var myPriority: Double { self[MyPriorityKey.self] }
  /// }
  /// ```
  public subscript<Key: LayoutTraitsKey>(_ key: Key.Type) -> Key.Value { node.traits[key] }

  /// How the element is shown; what a layout sets while it places counts until it places again.
  public var attributes: LayoutAttributes {
    get { node.attributes }
    nonmutating set { if node.isBeingPlaced { node.attributes = newValue } }
  }

  // MARK: Placing

  /// Gives the element its place.
  ///
  /// The last call counts. Outside of a layout's method that places, nothing happens.
  ///
  /// - Parameters:
  ///   - position: Where the anchor comes to be, in the container's coordinates.
  ///   - anchor: A place in the element.
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

  /// Gives the element its place.
  ///
  /// Coordinates that are no finite numbers are 0, and so are sizes that are negative or no finite
  /// numbers.
  ///
  /// - Parameter frame: The place, in the container's coordinates.
  public func place(in frame: Rect) {
    if node.isBeingPlaced { node.place(in: frame) }
  }

  /// Lets the element fill a size from the container's upper left corner.
  public func place(filling size: Size) {
    place(in: Rect(x: 0, y: 0, width: size.width, height: size.height))
  }
}
