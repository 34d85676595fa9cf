public import TraitSystem

/// A layout that arranges elements along an axis.
///
/// Children whose ``StackPriority`` is `fixed` get their preferred size. The others are measured
/// with the space that remains, and have no extent if none does. Space that then remains or is
/// missing is distributed according to ``underflow`` and ``overflow``. A measured stack is never
/// larger than its children and spaces.
public struct StackLayout: Layout, Hashable, Sendable {
  /// The axis of the arrangement.
  public var axis: Axis
  /// The alignment across the axis.
  public var alignment: StackAlignment
  /// The use of remaining space.
  public var underflow: StackUnderflow
  /// The distribution of missing space.
  public var overflow: StackOverflow
  /// The space between elements in points, which isn't reduced if space is missing; a value that is
  /// negative or not finite counts as 0.
  public var spacing: Double

  /// Creates a layout.
  public init(
    axis: Axis,
    alignment: StackAlignment = .start,
    underflow: StackUnderflow = .spaceEvenly,
    overflow: StackOverflow = .condenseProportionally,
    spacing: Double = 0
  ) {
    self.axis = axis
    self.alignment = alignment
    self.underflow = underflow
    self.overflow = overflow
    self.spacing = spacing
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Void
  ) -> Size {
    if subelements.isEmpty { return .zero }
    var arrangement = StackArrangement(self, subelements)
    arrangement.distribute(
      .room(axis.limit(of: proposal)),
      cross: axis.crossLimit(of: proposal)
    )
    arrangement.align(.room(axis.crossLimit(of: proposal)))
    return arrangement.size
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Void
  ) {
    if subelements.isEmpty { return }
    let length = axis.length(of: size)
    let cross = axis.crossLength(of: size)
    var arrangement = StackArrangement(self, subelements)
    arrangement.distribute(.exactly(length), cross: .atMost(cross))
    arrangement.align(.exactly(cross))
    arrangement.place()
  }
}

/// The use of remaining space along a stack's axis.
public enum StackUnderflow: Hashable, Sendable, CaseIterable {
  /// Keeps the sizes of the children and distributes the space equally between them, with the
  /// stack's spacing as the minimum; a single child is at the start.
  case spaceEvenly
  /// Enlarges children in proportion to the product of their size and growth weight.
  case growProportionally
  /// Enlarges children in proportion to their growth weight.
  case growUniformly
  /// Aligns the children to the start.
  case justifyToStart
  /// Centers the children.
  case justifyToCenter
  /// Aligns the children to the end.
  case justifyToEnd
}

/// The distribution of missing space along a stack's axis.
///
/// The extent of a child isn't reduced below 0; the rest isn't taken from the others.
public enum StackOverflow: Hashable, Sendable, CaseIterable {
  /// Reduces children in proportion to the product of their size and shrinking weight.
  case condenseProportionally
  /// Reduces children in proportion to their shrinking weight.
  case condenseUniformly
}

/// The alignment of a stack's children across its axis.
public enum StackAlignment: Hashable, Sendable, CaseIterable {
  /// Align top or left edges.
  case start
  /// Center.
  case center
  /// Align bottom or right edges.
  case end
  /// Extend from edge to edge.
  case fill

  /// The position of the alignment point as a fraction of the extent.
  var fraction: Double {
    switch self {
    case .start, .fill: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
