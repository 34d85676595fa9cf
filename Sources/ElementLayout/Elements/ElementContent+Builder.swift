extension ElementContent {
  /// A builder to which a closure adds the elements of a content.
  public struct Builder<L: Layout> {
    /// The layout of the elements, which the closure can change.
    public var layout: L

    var children: [Child] = []

    /// Adds an element at the end.
    ///
    /// - Parameters:
    ///   - traits: The layout traits of the element.
    ///   - key: Distinguishes the element from others of its type, for elements that can change
    ///     their position.
    ///   - element: The element.
    public mutating func add(
      traits: LayoutTraits = .empty,
      key: AnyHashable? = nil,
      element: any Element
    ) {
      children.append(Child(element: element, key: key, traits: traits))
    }

    /// Adds an element with one layout trait.
    ///
    /// - Parameters:
    ///   - traitsType: The key of the layout trait.
    ///   - traits: The value.
    ///   - key: Distinguishes the element from others of its type.
    ///   - element: The element.
    public mutating func add<Key: LayoutTraitsKey>(
      traitsType: Key.Type,
      traits: Key.Value,
      key: AnyHashable? = nil,
      element: any Element
    ) {
      add(traits: LayoutTraits(traitsType, traits), key: key, element: element)
    }
  }
}
