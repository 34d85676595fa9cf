/// The weights with which a child of a ``Row`` or ``Column`` grows and shrinks along the axis.
public struct StackPriority: Hashable, Sendable {
  /// The child's relative share of remaining space; 0 for none.
  public var grow: Double
  /// The child's relative share of missing space; 0 for none.
  public var shrink: Double

  /// Creates a priority.
  ///
  /// In a layout, a weight that is negative or not a number counts as 0, one above 10¹⁰⁰ as 10¹⁰⁰.
  public init(grow: Double = 1, shrink: Double = 1) {
    self.grow = grow
    self.shrink = shrink
  }

  /// The child keeps its size and is measured before flexible children, as is any child whose
  /// weights both count as 0.
  public static let fixed = StackPriority(grow: 0, shrink: 0)
  /// The child grows and shrinks.
  public static let flexible = StackPriority()
  /// The child grows only.
  public static let grows = StackPriority(shrink: 0)
  /// The child shrinks only.
  public static let shrinks = StackPriority(grow: 0)

  /// The largest weight in a layout, so that sums of products are finite.
  private static let limit = 1e100

  var countedGrow: Double { min(grow.asExtent, Self.limit) }
  var countedShrink: Double { min(shrink.asExtent, Self.limit) }
}

/// The priority of a child of a stack.
public enum StackPriorityKey: LayoutTraitsKey {
  /// Growing and shrinking with equal weights.
  public static let defaultValue = StackPriority.flexible
}

/// The alignment point of a child of a stack, across the axis.
public enum StackGuideKey: LayoutTraitsKey {
  /// Returns the distance from the child's top or left edge for its size; nil uses the stack's
  /// alignment.
  public typealias Value = ((Size) -> Double)?

  /// The stack's alignment.
  public static var defaultValue: Value { nil }
}

extension LayoutTraits {
  /// Returns the layout traits of a child of a stack; defaults aren't stored.
  static func stack(_ priority: StackPriority, _ guide: StackGuideKey.Value) -> LayoutTraits {
    var traits = LayoutTraits()
    if priority != .flexible { traits[StackPriorityKey.self] = priority }
    if let guide { traits[StackGuideKey.self] = guide }
    return traits
  }
}
