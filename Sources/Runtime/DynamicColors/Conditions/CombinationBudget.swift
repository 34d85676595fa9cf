/// The number of combinations that each of several searches visits, so that all of them together
/// end in time.
///
/// A search visits at most ``ConditionSpace/combinationLimit`` combinations. If there are too many
/// searches, each visits fewer; a result that depends on the others is reported as not proved, as
/// for a definition that depends on too many traits.
package struct CombinationBudget: Sendable {
  /// A search: the number of combinations, and the cost of each, about a microsecond for 1.
  package typealias Search = (combinations: Int, cost: Int)

  /// The maximum number of combinations that a search visits.
  package let limit: Int

  /// The number of searches, counted from the first one, that are possible at all.
  package let searchCount: Int

  /// Creates the budget of `searches` whose costs add up to at most `total`.
  package init(_ searches: [Search], total: Int = ConditionSpace.searchBudget) {
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

extension CompiledDefinitions {
  /// The search through all combinations of traits that make a difference to the definitions at
  /// `indices` and in which `given` holds.
  ///
  /// - Parameters:
  ///   - indices: The definitions.
  ///   - given: Conditions that hold in all combinations.
  ///   - cost: The cost of visiting one combination whose definitions are known.
  /// - Returns: The number of combinations, one more than ``ConditionSpace/combinationLimit`` if
  ///   there are more, and the cost of each.
  package func search(
    of indices: [ColorIndex],
    given: [TraitCondition] = [],
    cost: Int
  ) -> CombinationBudget.Search {
    let mask = axes(of: indices)
    let named = conditions.naming(given).map { $0.table.axes(of: $0.id) } ?? 0
    let count = conditions.combinationCount(of: mask & ~named)
    // Values of few combinations are computed once for all searches.
    guard conditions.combinationCount(of: mask) > ConditionSpace.cellLimit else {
      return (count, cost)
    }
    return (count, indices.reduce(cost) { $0 + cost * Int(costs[$1.position]) / indices.count })
  }
}
