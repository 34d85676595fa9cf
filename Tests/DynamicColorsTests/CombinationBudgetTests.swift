import TestSupport
import Testing

@testable import DynamicColors

@Suite("What searches through combinations may cost")
struct CombinationBudgetTests {
  @Test(
    "few searches go through all combinations",
    arguments: [[], [(1, 1)], [(4_096, 1)], [(96, 1), (5_000, 4)]] as [[CombinationBudget.Search]]
  )
  func few(searches: [CombinationBudget.Search]) {
    let budget = CombinationBudget(searches)
    #expect(budget.limit == 4_096)
    #expect(budget.searchCount == searches.count)
  }

  @Test(
    "the first searches stay within the total, and all do where each is short",
    arguments: 0..<50
  )
  func law(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let searches = (0..<Int.random(in: 1...3_000, using: &generator)).map { _ in
      (
        combinations: Int.random(in: 1...4_097, using: &generator),
        cost: Int.random(in: 0...40, using: &generator)
      )
    }
    let total = Int.random(in: 1...2_000_000, using: &generator)
    let budget = CombinationBudget(searches, total: total)
    func cost(_ limit: Int) -> Int {
      searches.prefix(budget.searchCount).reduce(0) {
        $0 + max(1, $1.cost) * min($1.combinations, limit)
      }
    }
    #expect((16...4_096).contains(budget.limit))
    #expect(cost(budget.limit) <= total)
    // Twice as many combinations would be too many, and fewer searches are left out only at the least.
    if budget.limit < 4_096 {
      let all = searches.reduce(0) { $0 + max(1, $1.cost) * min($1.combinations, budget.limit * 2) }
      #expect(all > total)
    }
    if budget.searchCount < searches.count { #expect(budget.limit == 16) }
  }
}
