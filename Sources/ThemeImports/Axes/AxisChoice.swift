/// A value of an axis: a context of a modifier, or a value of a trait.
struct AxisChoice: Hashable {
  let axis: Int
  let value: Int
}

extension [AxisChoice] {
  /// The number of comparisons after which a search for gaps ends.
  static let gapBudget = 4_000_000

  /// Returns whether these choices and others can hold together.
  func isCompatible(with others: [AxisChoice]) -> Bool {
    allSatisfy { choice in
      others.allSatisfy { $0.axis != choice.axis || $0.value == choice.value }
    }
  }

  /// Returns choices that include these ones and that no alternative covers; nil if the
  /// alternatives cover all cases.
  ///
  /// The search tries the values of one axis after the other. A search that exceeds the budget
  /// finds a gap.
  ///
  /// - Parameters:
  ///   - alternatives: The combinations that cover a case if all their choices hold.
  ///   - budget: The number of comparisons that remain.
  ///   - valueCount: Returns the number of values of an axis.
  /// - Returns: The choices.
  func gap(
    between alternatives: [[AxisChoice]],
    _ budget: inout Int,
    valueCount: (_ axis: Int) -> Int
  ) -> [AxisChoice]? {
    budget -= alternatives.count + 1
    guard budget > 0 else { return self }
    let possible = alternatives.filter(isCompatible)
    if possible.contains(where: { $0.allSatisfy(contains) }) { return nil }
    let free = possible.joined().first { choice in !contains { $0.axis == choice.axis } }
    guard let axis = free?.axis else { return self }
    for value in 0..<valueCount(axis) {
      let more = self + [AxisChoice(axis: axis, value: value)]
      if let gap = more.gap(between: possible, &budget, valueCount: valueCount) { return gap }
    }
    return nil
  }
}
