/// The cached sizes of an element or a view.
package struct MeasurementMemory {
  private struct Answer {
    var constraint = SizeConstraint.unconstrained
    var size = Size.zero

    /// Returns whether the size also applies to another constraint: under the contract of layouts,
    /// one whose limits are between the given limits and the resulting size.
    func holds(for other: SizeConstraint, byContract: Bool) -> Bool {
      if constraint == other { return true }
      return byContract
        && size.width <= other.width.limit && other.width.limit <= constraint.width.limit
        && size.height <= other.height.limit && other.height.limit <= constraint.height.limit
    }

    /// The sum of the differences of the limits.
    func distance(to other: SizeConstraint) -> Double {
      constraint.width.distance(to: other.width) + constraint.height.distance(to: other.height)
    }
  }

  // Most elements are measured with one or two constraints, which need no array.
  private var count = 0
  private var first = Answer()
  private var second = Answer()
  private var rest: [Answer] = []

  /// The number of sizes cached in addition to the first two.
  private static let capacity = 14

  /// Creates an empty cache.
  package init() {}

  /// Whether the cache is empty.
  package var isEmpty: Bool { count == 0 }

  /// Returns the size for a constraint, if it is known.
  package func size(for constraint: SizeConstraint, byContract: Bool) -> Size? {
    if count > 0, first.holds(for: constraint, byContract: byContract) { return first.size }
    if count > 1, second.holds(for: constraint, byContract: byContract) { return second.size }
    if count < 3 { return nil }
    return rest.last { $0.holds(for: constraint, byContract: byContract) }?.size
  }

  /// Returns the size for the known constraint that is most similar, the most recent one of
  /// several, reduced to the limits; nil if no size is known.
  package func nearestSize(for constraint: SizeConstraint) -> Size? {
    let known = rest.reversed() + [second, first].suffix(min(count, 2))
    let nearest = known.min { $0.distance(to: constraint) < $1.distance(to: constraint) }
    return nearest.map { answer in
      Size(
        width: constraint.width.clamp(answer.size.width),
        height: constraint.height.clamp(answer.size.height)
      )
    }
  }

  /// Adds a size.
  package mutating func add(_ size: Size, for constraint: SizeConstraint) {
    let answer = Answer(constraint: constraint, size: size)
    switch count {
    case 0: first = answer
    case 1: second = answer
    default:
      if rest.count >= Self.capacity { rest.removeFirst() }
      rest.append(answer)
    }
    count += 1
  }

  /// Removes all sizes.
  package mutating func removeAll() {
    if count > 2 { rest.removeAll() }
    count = 0
  }
}

extension SizeConstraint.Axis {
  fileprivate func distance(to other: Self) -> Double {
    self == other ? 0 : abs(limit - other.limit)
  }
}
