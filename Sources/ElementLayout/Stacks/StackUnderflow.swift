/// What a stack does with room that is left over along its axis.
public enum StackUnderflow: Hashable, Sendable, CaseIterable {
  /// Keeps the sizes and makes the spaces between children equal and larger, never smaller than the
  /// stack's spacing; a single child is at the start.
  case spaceEvenly
  /// Makes children larger in proportion to their size times their priority to grow.
  case growProportionally
  /// Makes children larger in proportion to their priority to grow.
  case growUniformly
  /// Puts the children at the start.
  case justifyToStart
  /// Puts the children in the middle.
  case justifyToCenter
  /// Puts the children at the end.
  case justifyToEnd
}

/// What a stack does when room is lacking along its axis.
///
/// A child isn't made smaller than nothing; what it can't give is not taken from the others.
public enum StackOverflow: Hashable, Sendable, CaseIterable {
  /// Makes children smaller in proportion to their size times their priority to shrink.
  case condenseProportionally
  /// Makes children smaller in proportion to their priority to shrink.
  case condenseUniformly
}

/// Where a stack puts its children across its axis.
public enum StackAlignment: Hashable, Sendable, CaseIterable {
  /// At the upper or left edge.
  case start
  /// In the middle.
  case center
  /// At the lower or right edge.
  case end
  /// From edge to edge.
  case fill

  /// The part of an extent that the alignment puts in line.
  var part: Double {
    switch self {
    case .start, .fill: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
