/// Shares what searches through combinations of traits may cost in all.
///
/// A search goes through ``ConditionSpace/combinationLimit`` combinations at most. Where there are so
/// many searches that even this takes too long together, each goes through fewer of them; what those
/// don't settle is reported as not proved, as for a color that depends on too many traits.
package struct CombinationBudget: Sendable {
  /// A search: how many combinations there are, and what each costs, 1 being a microsecond or so.
  package typealias Search = (combinations: Int, cost: Int)

  /// The most combinations of every search.
  package let limit: Int

  /// How many searches there is room for at all, the first ones.
  package let searchCount: Int

  /// Shares `total` among `searches`.
  package init(_ searches: [Search], total: Int = 1_000_000) {
    func cost(_ limit: Int) -> Int {
      var sum = 0
      for search in searches {
        sum += max(1, search.cost) * min(search.combinations, limit)
        if sum > total { break }
      }
      return sum
    }
    var limit = ConditionSpace.combinationLimit
    while limit > ConditionSpace.leastCombinationLimit, cost(limit) > total { limit /= 2 }
    self.limit = limit
    var rest = total
    searchCount =
      searches.firstIndex { search in
        rest -= max(1, search.cost) * min(search.combinations, limit)
        return rest < 0
      } ?? searches.count
  }
}

extension CompiledColors {
  /// The search through all combinations of traits that make a difference to the colors at `indices`, as
  /// far as `given` holds.
  ///
  /// - Parameters:
  ///   - indices: The colors.
  ///   - given: Conditions that hold in all combinations.
  ///   - cost: What looking at one combination costs where the colors are known already.
  /// - Returns: How many combinations there are, one more than ``ConditionSpace/combinationLimit`` where
  ///   there are more, and what each costs.
  package func search(
    of indices: [Int],
    given: [ColorCondition] = [],
    cost: Int
  ) -> CombinationBudget.Search {
    let id = conditions.knownID(for: given) ?? ConditionTable.unconditional
    let mask = axes(of: indices)
    let count = conditions.combinationCount(of: mask & ~conditions.axes(of: id))
    // Values of few combinations are computed once for all searches.
    guard conditions.combinationCount(of: mask) > ConditionSpace.cellLimit else {
      return (count, cost)
    }
    return (count, indices.reduce(cost) { $0 + cost * Int(costs[$1]) / indices.count })
  }
}
