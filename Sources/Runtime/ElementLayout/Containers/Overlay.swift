/// An element that stacks others back to front, all with the size of the overlay.
///
/// Its width and height are the largest of theirs. It isn't `Sendable`, because elements aren't.
public struct Overlay: Element {
  /// The layout of elements that have the size of their container.
  package struct Filling: Layout, Hashable {
    package init() {}

    package func placeSubelements(
      in size: Size,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) {}
  }

  private var children: [ElementContent.Child] = []

  /// Creates an overlay of the elements added by a closure.
  public init(configure: (inout Overlay) -> Void = { _ in }) { configure(&self) }

  /// Creates an overlay of a list of elements.
  public init(_ elements: [any Element]) {
    children = elements.map { ElementContent.Child(element: $0) }
  }

  /// Adds an element in front of the others.
  ///
  /// - Parameters:
  ///   - key: Distinguishes the element from others of its type.
  ///   - element: The element.
  public mutating func add(key: AnyHashable? = nil, element: any Element) {
    children.append(ElementContent.Child(element: element, key: key))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent { ElementContent(layout: Filling(), children: children) }
}
