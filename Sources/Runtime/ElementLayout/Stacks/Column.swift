/// An element that arranges others vertically, from top to bottom.
///
/// ```swift
/// Column(alignment: .center, spacing: 8) { column in
///   column.add(priority: .fixed, element: icon)
///   column.add(element: title)
/// }
/// ```
///
/// See ``StackLayout`` for the distribution of space.
///
/// It isn't `Sendable`, because elements aren't.
public struct Column: Element {
  /// The horizontal alignment of elements in a column.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// Align left edges.
    case leading
    /// Center.
    case center
    /// Align right edges.
    case trailing
    /// Extend from the left to the right edge.
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

  /// The horizontal alignment of the elements.
  public var alignment: Alignment
  /// The use of remaining space.
  public var underflow: StackUnderflow
  /// The distribution of missing space.
  public var overflow: StackOverflow
  /// The space between elements, in points.
  public var spacing: Double

  private var children: [ElementContent.Child] = []

  /// Creates a column of the elements added by a closure.
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

  /// Adds an element at the bottom.
  ///
  /// - Parameters:
  ///   - priority: The element's weights for growing and shrinking.
  ///   - guide: Returns the distance from the element's left edge to its alignment point, which can
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
      axis: .vertical,
      alignment: alignment.stackAlignment,
      underflow: underflow,
      overflow: overflow,
      spacing: spacing
    )
    return ElementContent(layout: layout, children: children)
  }
}
