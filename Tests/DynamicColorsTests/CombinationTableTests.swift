import Testing
import TestSupport
import TraitSystem

@testable import DynamicColors

@Suite("Combination table")
struct CombinationTableTests {
  private static let axes: [[TraitCondition]] = [
    ["light", "dark"], ["normal-contrast", "high-contrast"], ["srgb", "p3"], ["base", "elevated"],
  ].map { $0.compactMap(ConditionWords.condition) }

  /// All combinations, with the values that `value` gives for the words of their conditions.
  private func table(_ value: (Set<String>) -> Double) -> CombinationTable<Double> {
    var rows: [[TraitCondition]] = [[]]
    for axis in Self.axes { rows = rows.flatMap { row in axis.map { row + [$0] } } }
    return CombinationTable(
      rows.map { .init(conditions: $0, value: value(Set($0.map(\.description)))) }
    )
  }

  @Test(
    "The smallest set of conditions is found from any position of its first combination",
    arguments: [
      ([["elevated"], ["light", "srgb"]], "elevated"),
      ([["dark", "p3"], ["high-contrast", "elevated"]], "dark p3"),
      ([["light"], ["elevated"]], "light"),
      ([[]], "default"),
      ([["light", "normal-contrast", "srgb", "base"]], "light normal-contrast srgb base"),
    ] as [([Set<String>], String)]
  )
  func smallest(failing: [Set<String>], expected: String) throws {
    let table = table { words in failing.contains { $0.isSubset(of: words) } ? 1 : 5 }
    let worst = try #require(table.rows.firstIndex { $0.value == 1 })
    let found = table.minimalConditions(of: worst)
    let words = found.conditions.map(\.description).joined(separator: " ")
    #expect((words.isEmpty ? "default" : words) == expected)
    #expect(Set(found.conditions).isSubset(of: table.rows[found.position].conditions))
    #expect(table.rows[found.position].value == 1)
  }

  @Test("Conditions that the caller keeps are part of the minimal conditions")
  func kept() throws {
    let dark = try #require(ConditionWords.condition("dark"))
    let table = CombinationTable(table { _ in 1 }.rows.filter { $0.conditions.contains(dark) })
    #expect(table.minimalConditions(of: 0, keeping: [dark]).conditions == [dark])
    #expect(table.minimalConditions(of: 0).conditions == [])
  }

  @Test("Minimal conditions hold only for combinations with the measured value")
  func law() {
    var random = SplitMix64(seed: 25)
    for _ in 0..<caseCount(60, long: 200) {
      let table = table { _ in Double(Int.random(in: 0...1, using: &random)) }
      let rows = table.rows
      guard let worst = rows.firstIndex(where: { $0.value == 0 }) else { continue }
      let found = table.minimalConditions(of: worst).conditions
      func tells(_ conditions: [TraitCondition]) -> Bool {
        let meeting = rows.filter { row in conditions.allSatisfy(row.conditions.contains) }
        return !meeting.isEmpty && meeting.allSatisfy { $0.value == 0 }
      }
      #expect(tells(found))
      for row in rows {
        for bits in 0..<16 where bits.nonzeroBitCount < found.count {
          #expect(
            !tells(row.conditions.indices.filter { bits >> $0 & 1 == 1 }.map { row.conditions[$0] })
          )
        }
      }
    }
  }

  @Test("Irrelevant conditions are removed one by one when there are many combinations")
  func many() throws {
    let values = Self.axes[0].map(\.value)
    let traits = TraitKey.system.prefix(14)
    #expect(traits.count == 14)
    // The bits of a row, some of them twice.
    var table = CombinationTable<Double>()
    for row in 0..<2_000 {
      table.append(
        traits.enumerated().map { TraitCondition($1, values[row >> ($0 % 11) & 1]) },
        row & 1 == 1 ? 1 : 2
      )
    }
    let (position, conditions) = table.minimalConditions(of: 1)
    #expect(position == 1)
    #expect(conditions == [TraitCondition(traits[0], values[1])])
  }

  @Test("Merged rows hold for the combinations of their value only")
  func merged() throws {
    let dark = try #require(ConditionWords.condition("dark"))
    let simple = table { $0.contains("dark") ? 2 : 1 }.merged { $0 == 2 ? $0 : nil }
    #expect(simple.map(\.conditions) == [[dark]])
    var random = SplitMix64(seed: 7)
    for _ in 0..<100 {
      let table = table { _ in Double(Int.random(in: 0...2, using: &random)) }
      let merged = table.merged { $0 > 0 ? $0 : nil }
      for row in table.rows {
        let meeting = merged.filter { $0.conditions.allSatisfy(row.conditions.contains) }
        #expect(meeting.map(\.value) == (row.value > 0 ? [row.value] : []))
      }
    }
  }
}
