/// An element that puts others beside each other, from left to right.
///
/// ```swift
/// Row(alignment: .center, spacing: 8) { row in
///   row.add(priority: .fixed, element: icon)
///   row.add(element: title)
/// }
/// ```
///
/// How room is shared is told at ``StackLayout``.
///
/// It isn't `Sendable`, because elements aren't.
public struct Row: Element {
  /// Where elements are across the row.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the upper edge.
    case top
    /// In the middle.
    case center
    /// At the lower edge.
    case bottom
    /// From the upper to the lower edge.
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

  /// Where elements are across the row.
  public var alignment: Alignment
  /// What happens with room that is left over.
  public var underflow: StackUnderflow
  /// What happens when room is lacking.
  public var overflow: StackOverflow
  /// The space between elements, in points.
  public var spacing: Double

  private var children: [ElementContent.Child] = []

  /// Makes a row of what a closure adds.
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

  /// Adds an element to the right of those that were added before.
  ///
  /// - Parameters:
  ///   - priority: How readily the element gives and takes room.
  ///   - guide: Gives, for the element's size, how far from its upper edge that part is which is to be in
  ///     line with the others'; nil is where ``alignment`` says. It may be outside the element.
  ///   - key: What tells the element from others of its type.
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
