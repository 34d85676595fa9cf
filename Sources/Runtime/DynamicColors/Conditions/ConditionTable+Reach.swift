extension ConditionTable {
  /// The positions of sets that never decide, because a set before them holds wherever they hold.
  ///
  /// - Parameter ids: The conditions of a definition's variants, in the order in which they win.
  /// - Returns: The positions in ascending order.
  package func unreachable(_ ids: [ID]) -> [Int] {
    ids.indices.dropFirst().filter { position in
      let earlier = ids[..<position]
      let mask = earlier.reduce(axes(of: ids[position])) { $0 | axes(of: $1) }
      let search = space.firstPoint(
        along: axes(in: mask),
        meeting: condition(ids[position]),
        avoiding: earlier.map(condition)
      )
      guard search.found == nil, search.isComplete else { return false }
      // The last one also applies where none holds.
      return position < ids.count - 1 || uncovered(Array(earlier)) == nil
    }
  }

  /// Two sets that hold together and of which neither includes the other, so that the order of
  /// traits decides between their variants.
  package struct Undecided: Hashable, Sendable {
    /// The position of the set that wins.
    package let winner: Int
    /// The position of the other.
    package let other: Int
    /// Conditions under which both hold and the first one wins.
    package let conditions: [TraitCondition]
  }

  /// For each set the first other one against which it loses only by the order of traits.
  ///
  /// - Parameter ids: The conditions of a definition's variants, in the order in which they win.
  /// - Returns: At most one pair for each set, in the order of the sets that lose.
  package func undecided(_ ids: [ID]) -> [Undecided] {
    ids.indices.compactMap { other in
      for winner in ids[..<other].indices {
        if let conditions = undecidedConditions(winner: winner, other: other, in: ids) {
          return Undecided(winner: winner, other: other, conditions: conditions)
        }
      }
      return nil
    }
  }

  /// Conditions under which the order decides for `winner` against `other`.
  private func undecidedConditions(
    winner: Int,
    other: Int,
    in ids: [ID]
  ) -> [TraitCondition]? {
    let first = condition(ids[winner])
    let second = condition(ids[other])
    let both = axes(of: ids[winner]) | axes(of: ids[other])
    guard both != axes(of: ids[winner]), let condition = first.combined(with: second) else {
      return nil
    }
    let earlier = ids[..<winner]
    let mask = earlier.reduce(both) { $0 | axes(of: $1) }
    let search = space.firstPoint(
      along: axes(in: mask),
      meeting: condition,
      avoiding: earlier.map(self.condition)
    )
    return search.found.map { conditions(of: $0, axes: both) }
  }
}
