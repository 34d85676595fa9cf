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
