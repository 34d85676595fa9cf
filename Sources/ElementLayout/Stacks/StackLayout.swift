public import TraitSystem

/// Puts elements one after the other along an axis.
///
/// Children whose ``StackPriority`` is `fixed` get the size that they want. The others are asked for
/// theirs in all the room that the fixed ones leave. What is then left over or lacking is shared as
/// ``underflow`` and ``overflow`` say; being measured alone never makes a stack larger than its children
/// and spaces.
public struct StackLayout: Layout, Hashable, Sendable {
  /// The axis along which the elements follow each other.
  public var axis: Axis
  /// Where they are across the axis.
  public var alignment: StackAlignment
  /// What happens with room that is left over.
  public var underflow: StackUnderflow
  /// What happens when room is lacking.
  public var overflow: StackOverflow
  /// The space between elements, in points, which lack of room doesn't make smaller; what is negative or
  /// no finite number counts as 0.
  public var spacing: Double

  /// Makes a layout.
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
    return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: subelements.count) { items in
      let arrangement = StackArrangement(self, items, subelements)
      arrangement.distribute(.room(axis.limit(of: proposal)), axis.crossLimit(of: proposal))
      arrangement.align(.room(axis.crossLimit(of: proposal)))
      return arrangement.size
    }
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
    withUnsafeTemporaryAllocation(of: StackItem.self, capacity: subelements.count) { items in
      let arrangement = StackArrangement(self, items, subelements)
      arrangement.distribute(.exactly(length), .atMost(cross))
      arrangement.align(.exactly(cross))
      arrangement.place()
    }
  }
}
