import Testing
import TestSupport
import TraitSystem

@testable import DynamicColors

@Suite("Variants that win somewhere, and those that win only by the order of traits")
struct ReachTests {
  private func condition(_ word: String) throws -> TraitCondition {
    try #require(ConditionWords.condition(word))
  }

  /// Conditions of three traits with two values each, so that every combination can be gone
  /// through.
  private static let words = [
    ["light", "dark"], ["normal-contrast", "high-contrast"], ["srgb", "p3"],
  ]

  private func sets(_ random: inout SplitMix64) throws -> [[TraitCondition]] {
    var sets: [[TraitCondition]] = []
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      var set: [TraitCondition] = []
      for pair in Self.words where Bool.random(using: &random) {
        set.append(try condition(pair[Int.random(in: 0...1, using: &random)]))
      }
      if !sets.contains(set) { sets.append(set) }
    }
    return sets
  }

  private var combinations: [[String]] {
    Self.words[0].flatMap { style in
      Self.words[1].flatMap { contrast in Self.words[2].map { [style, contrast, $0] } }
    }
  }

  @Test("Reachability agrees with a visit of all combinations")
  func law() throws {
    var random = SplitMix64(seed: 11)
    var unreachable = 0
    var undecided = 0
    for _ in 0..<400 {
      var table = ConditionTable(precedence: VariantPrecedence())
      var ids: [ConditionTable.ID] = []
      for set in try sets(&random) {
        ids.append(try table.id(for: set))
      }
      ids.sort { table.isRanked($0, above: $1) }
      let worlds = try combinations.map { words in
        let holding = try Set(words.map { try condition($0) })
        return ids.map { id in table.conditions(of: id).allSatisfy(holding.contains) }
      }
      let winners = worlds.map { world in world.firstIndex(of: true) ?? ids.count - 1 }
      let expected = ids.indices.filter { !winners.contains($0) && $0 > 0 }
      #expect(table.unreachable(ids) == expected)
      unreachable += expected.count

      let pairs = table.undecided(ids)
      for other in ids.indices {
        let own = Set(table.conditions(of: ids[other]))
        let winner = ids[..<other].indices.first { winner in
          guard !own.isSubset(of: table.conditions(of: ids[winner])) else { return false }
          return zip(worlds, winners).contains { $1 == winner && $0[winner] && $0[other] }
        }
        #expect(pairs.first { $0.other == other }?.winner == winner)
        undecided += winner == nil ? 0 : 1
      }
    }
    // The law was put to the test.
    #expect(unreachable > 30)
    #expect(undecided > 50)
  }

  @Test("Undecided variants are reported with traits that satisfy the conditions of both")
  func witness() throws {
    var table = ConditionTable(precedence: VariantPrecedence())
    let dark = try table.id(for: [try condition("dark")])
    let ids = [dark, try table.id(for: [try condition("high-contrast")])]
    let found = try #require(table.undecided(ids + [ConditionTable.unconditional]).first)
    #expect((found.winner, found.other) == (0, 1))
    #expect(found.conditions.map(\.description) == ["dark", "high-contrast"])
  }

  @Test("A table reports the limit that a set exceeds, and remains valid")
  func shortage() throws {
    let trait = try TraitKey.define(
      identifier: "com.example.reach.many",
      name: "Many",
      values: (0..<300).map { "v\($0)" },
      default: "v0",
      affectsColorAppearance: true
    )
    var table = ConditionTable(precedence: VariantPrecedence())
    var ids: [ConditionTable.ID] = []
    for number in 0..<ConditionTable.valueLimit {
      ids.append(try table.id(for: [TraitCondition(trait, try trait.value("v\(number)"))]))
    }
    let tooMany = [TraitCondition(trait, try trait.value("v255"))]
    #expect(throws: ConditionTable.Shortage.values(trait: "Many")) { try table.id(for: tooMany) }
    #expect(table.count == ConditionTable.valueLimit + 1)
    #expect(table.unreachable(ids + [ConditionTable.unconditional]).isEmpty)
  }
}
