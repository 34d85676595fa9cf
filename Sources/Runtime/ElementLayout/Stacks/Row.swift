/// An element that arranges others horizontally, from left to right.
///
/// ```swift
/// Row(alignment: .center, spacing: 8) { row in
///   row.add(priority: .fixed, element: icon)
///   row.add(element: title)
/// }
/// ```
///
/// See ``StackLayout`` for the distribution of space.
///
/// It isn't `Sendable`, because elements aren't.
public struct Row: Element {
  /// The vertical alignment of elements in a row.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// Align top edges.
    case top
    /// Center.
    case center
    /// Align bottom edges.
    case bottom
    /// Extend from the top to the bottom edge.
    case fill

    var stackAlignment: StackAlignment {
      switch self {
      case .top: .start
      case .center: .center
      case .bottom: .end
      case .fill: .fill
      }
    }
  }

  /// The vertical alignment of the elements.
  public var alignment: Alignment
  /// The use of remaining space.
  public var underflow: StackUnderflow
  /// The distribution of missing space.
  public var overflow: StackOverflow
  /// The space between elements, in points.
  public var spacing: Double

  private var children: [ElementContent.Child] = []

  /// Creates a row of the elements added by a closure.
  public init(
    alignment: Alignment = .top,
    underflow: StackUnderflow = .spaceEvenly,
    overflow: StackOverflow = .condenseProportionally,
    spacing: Double = 0,
    configure: (inout Row) -> Void = { _ in }
  ) {
    self.alignment = alignment
    self.underflow = underflow
    self.overflow = overflow
    self.spacing = spacing
    configure(&self)
  }

  /// Adds an element at the right.
  ///
  /// - Parameters:
  ///   - priority: The element's weights for growing and shrinking.
  ///   - guide: Returns the distance from the element's top edge to its alignment point, which can
  ///     be outside the element, for its size; nil uses ``alignment``.
  ///   - key: Distinguishes the element from others of its type.
  ///   - element: The element.
  public mutating func add(
    priority: StackPriority = .flexible,
    guide: ((_ size: Size) -> Double)? = nil,
    key: AnyHashable? = nil,
    element: any Element
  ) {
    children.append(
      ElementContent.Child(element: element, key: key, traits: .stack(priority, guide))
    )
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent {
    let layout = StackLayout(
      axis: .horizontal,
      alignment: alignment.stackAlignment,
      underflow: underflow,
      overflow: overflow,
      spacing: spacing
    )
    return ElementContent(layout: layout, children: children)
  }
}
