import DynamicColors
import TestSupport
import Testing
import TraitSystem

@testable import ThemeValidation

@Suite("The fewest conditions that tell a measurement")
struct MeasuredCombinationTests {
  private static let axes: [[ColorCondition]] = [
    ["light", "dark"], ["normal-contrast", "high-contrast"], ["srgb", "p3"], ["base", "elevated"],
  ].map { $0.compactMap(ConditionWords.condition) }

  /// All combinations, with the values that `value` gives for the words of their conditions.
  private func table(_ value: (Set<String>) -> Double) -> [MeasuredCombination] {
    var rows: [[ColorCondition]] = [[]]
    for axis in Self.axes { rows = rows.flatMap { row in axis.map { row + [$0] } } }
    return rows.map { row in
      MeasuredCombination(conditions: row, value: value(Set(row.map(\.description))))
    }
  }

  @Test(
    "the smallest set is found, wherever the first combination of the value stands",
    arguments: [
      ([["elevated"], ["light", "srgb"]], "elevated"),
      ([["dark", "p3"], ["high-contrast", "elevated"]], "dark p3"),
      ([["light"], ["elevated"]], "light"),
      ([[]], "default"),
      ([["light", "normal-contrast", "srgb", "base"]], "light normal-contrast srgb base"),
    ] as [([Set<String>], String)]
  )
  func smallest(failing: [Set<String>], expected: String) throws {
    let rows = table { words in failing.contains { $0.isSubset(of: words) } ? 1 : 5 }
    let worst = try #require(rows.firstIndex { $0.value == 1 })
    let found = MeasuredCombinations(rows).smallest(worst)
    #expect(found.conditions.words == expected)
    #expect(Set(found.conditions).isSubset(of: rows[found.position].conditions))
    #expect(rows[found.position].value == 1)
  }

  @Test("conditions that the reader should see stay")
  func kept() throws {
    let dark = try #require(ConditionWords.condition("dark"))
    let rows = table { _ in 1 }.filter { $0.conditions.contains(dark) }
    #expect(MeasuredCombinations(rows, keeping: [dark]).smallest(0).conditions == [dark])
    #expect(MeasuredCombinations(rows).smallest(0).conditions == [])
  }

  @Test("random values: the conditions hold only where the value is measured, and none are fewer")
  func law() {
    var random = SplitMix64(seed: 25)
    for _ in 0..<200 {
      let rows = table { _ in Double(Int.random(in: 0...1, using: &random)) }
      guard let worst = rows.firstIndex(where: { $0.value == 0 }) else { continue }
      let found = MeasuredCombinations(rows).smallest(worst).conditions
      func tells(_ conditions: [ColorCondition]) -> Bool {
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

  @Test("of very many combinations conditions that don't matter are left out one by one")
  func many() throws {
    let values = Self.axes[0].map(\.value)
    let traits = TraitKey.system.prefix(14)
    #expect(traits.count == 14)
    // The bits of a row, some of them twice.
    let rows = (0..<2_000).map { row in
      MeasuredCombination(
        conditions: traits.enumerated().map { ColorCondition($1, values[row >> ($0 % 11) & 1]) },
        value: row & 1 == 1 ? 1 : 2
      )
    }
    let (position, conditions) = MeasuredCombinations(rows).smallest(1)
    #expect(position == 1)
    #expect(conditions == [ColorCondition(traits[0], values[1])])
  }
}
