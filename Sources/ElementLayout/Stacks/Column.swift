/// An element that puts others below each other, from top to bottom.
///
/// ```swift
/// Column(alignment: .center, spacing: 8) { column in
///   column.add(priority: .fixed, element: icon)
///   column.add(element: title)
/// }
/// ```
///
/// How room is shared is told at ``StackLayout``.
///
/// It isn't `Sendable`, because elements aren't.
public struct Column: Element {
  /// Where elements are across the column.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing
    /// From the left to the right edge.
    case fill

    var stackAlignment: StackAlignment {
      switch self {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      case .fill: .fill
      }
    }
  }

  /// Where elements are across the column.
  public var alignment: Alignment
  /// What happens with room that is left over.
  public var underflow: StackUnderflow
  /// What happens when room is lacking.
  public var overflow: StackOverflow
  /// The space between elements, in points.
  public var spacing: Double

  private var children: [ElementContent.Child] = []

  /// Makes a column of what a closure adds.
  public init(
    alignment: Alignment = .leading,
    underflow: StackUnderflow = .spaceEvenly,
    overflow: StackOverflow = .condenseProportionally,
    spacing: Double = 0,
    configure: (inout Column) -> Void = { _ in }
  ) {
    self.alignment = alignment
    self.underflow = underflow
    self.overflow = overflow
    self.spacing = spacing
    configure(&self)
  }

  /// Adds an element below those that were added before.
  ///
  /// - Parameters:
  ///   - priority: How readily the element gives and takes room.
  ///   - guide: Gives, for the element's size, how far from its left edge that part is which is to be in
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
      axis: .vertical,
      alignment: alignment.stackAlignment,
      underflow: underflow,
      overflow: overflow,
      spacing: spacing
    )
    return ElementContent(layout: layout, children: children)
  }
}
