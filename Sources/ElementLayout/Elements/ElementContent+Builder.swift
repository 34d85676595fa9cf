extension ElementContent {
  /// What a closure adds the elements of a content to.
  public struct Builder<L: Layout> {
    /// The layout that is to place the elements; the closure may change it.
    public var layout: L

    var children: [Child] = []

    /// Adds an element after those that were added before.
    ///
    /// - Parameters:
    ///   - traits: All that the element carries for the layout.
    ///   - key: What tells the element from others of its type, if its position among them may change
    ///     while it stays the same element.
    ///   - element: The element.
    public mutating func add(
      traits: LayoutTraits = .empty,
      key: AnyHashable? = nil,
      element: any Element
    ) {
      children.append(Child(element: element, key: key, traits: traits))
    }

    /// Adds an element that carries one value for the layout.
    ///
    /// - Parameters:
    ///   - traitsType: The key of the value.
    ///   - traits: The value.
    ///   - key: What tells the element from others of its type.
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
