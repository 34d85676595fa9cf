/// An element that puts others beside each other in as many lines as they need; see ``FlowLayout``.
///
/// It isn't `Sendable`, because elements aren't.
public struct Flow: Element {
  /// How the elements are placed.
  public var layout: FlowLayout

  private var children: [ElementContent.Child] = []

  /// Makes a flow of what a closure adds.
  public init(_ layout: FlowLayout = FlowLayout(), configure: (inout Flow) -> Void = { _ in }) {
    self.layout = layout
    configure(&self)
  }

  /// Adds an element after those that were added before.
  ///
  /// - Parameters:
  ///   - grows: Whether the element takes the width that its line has left over.
  ///   - key: What tells the element from others of its type.
  ///   - element: The element.
  public mutating func add(grows: Bool = false, key: AnyHashable? = nil, element: any Element) {
    let traits = grows ? LayoutTraits(FlowGrowthKey.self, true) : .empty
    children.append(ElementContent.Child(element: element, key: key, traits: traits))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent { ElementContent(layout: layout, children: children) }
}
