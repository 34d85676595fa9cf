extension ConditionTable {
  /// The positions of sets that never decide: wherever one holds, a set before it does too.
  ///
  /// - Parameter ids: The conditions of a colour's variants, those that win first at the front.
  /// - Returns: The positions in ascending order.
  package func unreachable(_ ids: [ID]) -> [Int] {
    ids.indices.dropFirst().filter { position in
      let earlier = ids[..<position]
      let mask = earlier.reduce(axes(of: ids[position])) { $0 | axes(of: $1) }
      let search = firstCombination(of: mask, given: ids[position]) { combination in
        !earlier.contains { holds($0, under: combination) }
      }
      guard search.found == nil, search.isComplete else { return false }
      // The last one also stands in where none holds.
      return position < ids.count - 1 || uncovered(Array(earlier)) == nil
    }
  }

  /// Two sets that hold together, of which neither includes the other, so that the order of traits
  /// has to decide between their variants.
  package struct Undecided: Hashable, Sendable {
    /// The position of the set that wins.
    package let winner: Int
    /// The position of the other.
    package let other: Int
    /// Traits under which both hold and the first one wins.
    package let conditions: [ColorCondition]
  }

  /// For each set the first other one against which it loses by nothing but the order of traits.
  ///
  /// - Parameter ids: The conditions of a colour's variants, those that win first at the front.
  /// - Returns: At most one pair for each set, in the order of the sets that lose.
  package func undecided(_ ids: [ID]) -> [Undecided] {
    ids.indices.compactMap { other in
      for winner in ids[..<other].indices {
        if let conditions = undecided(winner, other, ids) {
          return Undecided(winner: winner, other: other, conditions: conditions)
        }
      }
      return nil
    }
  }

  /// Traits under which the order decides for `winner` against `other`.
  private func undecided(_ winner: Int, _ other: Int, _ ids: [ID]) -> [ColorCondition]? {
    let first = entries[Int(ids[winner])]
    let second = entries[Int(ids[other])]
    guard first.axes & second.axes != second.axes else { return nil }
    var both = first.requirements
    for requirement in second.requirements {
      guard let same = both.first(where: { $0.axis == requirement.axis }) else {
        both.append(requirement)
        continue
      }
      guard same.choice == requirement.choice else { return nil }
    }
    let earlier = ids[..<winner]
    let mask = earlier.reduce(first.axes | second.axes) { $0 | axes(of: $1) }
    let search = firstCombination(of: mask, fixed: both) { combination in
      !earlier.contains { holds($0, under: combination) }
    }
    return search.found.map { conditions(of: $0, axes: first.axes | second.axes) }
  }
}
