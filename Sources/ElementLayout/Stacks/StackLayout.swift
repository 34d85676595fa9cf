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
