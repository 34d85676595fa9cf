/// An element that arranges others in as many lines as necessary; see ``FlowLayout``.
///
/// It isn't `Sendable`, because elements aren't.
public struct Flow: Element {
  /// The layout of the elements.
  public var layout: FlowLayout

  private var children: [ElementContent.Child] = []

  /// Creates a flow of the elements added by a closure.
  public init(_ layout: FlowLayout = FlowLayout(), configure: (inout Flow) -> Void = { _ in }) {
    self.layout = layout
    configure(&self)
  }

  /// Adds an element at the end.
  ///
  /// - Parameters:
  ///   - grows: Whether the element expands to use the remaining width of its line.
  ///   - key: Distinguishes the element from others of its type.
  ///   - element: The element.
  public mutating func add(grows: Bool = false, key: AnyHashable? = nil, element: any Element) {
    let traits = grows ? LayoutTraits(FlowGrowthKey.self, true) : .empty
    children.append(ElementContent.Child(element: element, key: key, traits: traits))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent { ElementContent(layout: layout, children: children) }
}
