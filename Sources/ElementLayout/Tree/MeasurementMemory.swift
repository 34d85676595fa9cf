/// What an element, or a view, has answered when it was asked for its size.
package struct MeasurementMemory {
  private struct Answer {
    var constraint = SizeConstraint.unconstrained
    var size = Size.zero

    /// Whether the answer is that to another question too: one whose limits are between those that were
    /// given and the size that came of them, under the contract of layouts.
    func holds(for other: SizeConstraint, byContract: Bool) -> Bool {
      if constraint == other { return true }
      return byContract
        && size.width <= other.width.limit && other.width.limit <= constraint.width.limit
        && size.height <= other.height.limit && other.height.limit <= constraint.height.limit
    }
  }

  // Most elements are asked one or two questions, which need no array.
  private var count = 0
  private var first = Answer()
  private var second = Answer()
  private var rest: [Answer] = []

  /// How many answers are kept beside the first two.
  private static let capacity = 14

  /// Makes a memory without answers.
  package init() {}

  /// Whether nothing is known.
  package var isEmpty: Bool { count == 0 }

  /// The size for a constraint; nil if it isn't known.
  package func size(for constraint: SizeConstraint, byContract: Bool) -> Size? {
    if count > 0, first.holds(for: constraint, byContract: byContract) { return first.size }
    if count > 1, second.holds(for: constraint, byContract: byContract) { return second.size }
    if count < 3 { return nil }
    return rest.last { $0.holds(for: constraint, byContract: byContract) }?.size
  }

  /// Keeps an answer.
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

  /// Forgets all answers.
  package mutating func removeAll() {
    if count > 2 { rest.removeAll() }
    count = 0
  }
}
