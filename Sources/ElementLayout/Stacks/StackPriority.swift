/// How readily a child of a ``Row`` or a ``Column`` gives and takes room along the axis.
public struct StackPriority: Hashable, Sendable {
  /// The child's share of room that is left over, in proportion to the others'; 0 takes none.
  public var grow: Double
  /// The child's share of room that is lacking, in proportion to the others'; 0 gives none.
  public var shrink: Double

  /// Makes a priority; what is negative or not a number counts as 0.
  public init(grow: Double = 1, shrink: Double = 1) {
    self.grow = grow
    self.shrink = shrink
  }

  /// Keeps its size, and is measured before those that don't.
  public static let fixed = StackPriority(grow: 0, shrink: 0)
  /// Grows and shrinks.
  public static let flexible = StackPriority()
  /// Grows only.
  public static let grows = StackPriority(shrink: 0)
  /// Shrinks only.
  public static let shrinks = StackPriority(grow: 0)

  /// The largest number that counts, so that sums of products stay finite.
  private static let limit = 1e100

  var countedGrow: Double { min(grow.asExtent, Self.limit) }
  var countedShrink: Double { min(shrink.asExtent, Self.limit) }
}

/// The priority of a child of a stack.
public enum StackPriorityKey: LayoutTraitsKey {
  /// Grows and shrinks like the others.
  public static let defaultValue = StackPriority.flexible
}

/// Where in a child of a stack that part is which is to be in line with the others', across the axis.
public enum StackGuideKey: LayoutTraitsKey {
  /// Gives the distance from the child's upper or left edge for its size; nil is where the stack's
  /// alignment says.
  public typealias Value = ((Size) -> Double)?

  /// Where the stack's alignment says.
  public static var defaultValue: Value { nil }
}

extension LayoutTraits {
  /// What a child of a stack carries; only what isn't said by defaults is stored.
  static func stack(_ priority: StackPriority, _ guide: StackGuideKey.Value) -> LayoutTraits {
    var traits = LayoutTraits()
    if priority != .flexible { traits[StackPriorityKey.self] = priority }
    if let guide { traits[StackGuideKey.self] = guide }
    return traits
  }
}
