import ColorValues
import Testing
import TestSupport
import TraitSystem

@testable import DynamicColors

@Suite("Limits of searches through combinations")
struct CombinationBudgetTests {
  @Test(
    "Few searches may visit all combinations",
    arguments: [[], [(1, 1)], [(4_096, 1)], [(96, 1), (5_000, 4)]] as [[CombinationBudget.Search]]
  )
  func few(searches: [CombinationBudget.Search]) {
    let budget = CombinationBudget(searches)
    #expect(budget.limit == 4_096)
    #expect(budget.searchCount == searches.count)
  }

  @Test(
    "Searches stay within the total cost, and are skipped only at the lowest limit",
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
    // Twice as many combinations would be too many, and fewer searches are left out only at the
    // least.
    if budget.limit < 4_096 {
      let all = searches.reduce(0) { $0 + max(1, $1.cost) * min($1.combinations, budget.limit * 2) }
      #expect(all > total)
    }
    if budget.searchCount < searches.count { #expect(budget.limit == 16) }
  }

  @Test("A combination costs all values of a chain that is too large to store")
  func chain() throws {
    let trait = try TraitKey.define(
      identifier: "com.example.combination-budget.many",
      name: "BudgetMany",
      values: (0..<200).map { "v\($0)" },
      default: "v0",
      affectsColorAppearance: true
    )
    let dark = try #require(ConditionWords.condition("dark"))
    func colors(valueCount: Int) throws -> CompiledDefinitions {
      var table = ConditionTable(precedence: VariantPrecedence())
      var conditions = [[], [dark]]
      conditions += try (0..<valueCount).map { [TraitCondition(trait, try trait.value("v\($0)"))] }
      var layer = ""
      for number in 1...20 { layer += "c\(number) = color-mix(in oklab, {c\(number - 1)}, red)\n" }
      let chain = try LayerText(layer, &table).layer
      let first = DefinitionLayer()
      let white = try ColorExpression.parse("white").expression
      let variants = try conditions.map {
        DefinitionLayer.Variant(conditions: try table.id(for: $0), value: white, range: 0..<0)
      }
      first.append(
        name: "c0",
        type: .color,
        isPrimitive: false,
        variants: variants,
        conditions: table
      )
      return try CompiledDefinitions(layers: [first, chain], conditions: table)
    }
    let many = try colors(valueCount: 200)
    let last = try #require(many.index(of: "c20"))
    #expect(many.search(of: [last], cost: 1).combinations > 256)
    #expect(many.search(of: [last], cost: 1).cost == 22)
    #expect(many.search(of: [last], cost: 3).cost == 66)
    #expect(many.search(of: [last], given: [dark], cost: 1).combinations <= 201)
    let few = try colors(valueCount: 20)
    #expect(few.search(of: [try #require(few.index(of: "c20"))], cost: 1).cost == 1)
  }
}
