import DynamicColors
import Testing
import TestSupport

@testable import ThemeImports

@Suite("Plans of variants")
struct VariantPlanTests {
  private static let style = ConditionAxis(
    rank: 0,
    words: ["light", "dark"],
    isClosed: true,
    assumed: 0
  )

  private static func trait(_ name: String, rank: Int, isClosed: Bool = true) -> ConditionAxis {
    ConditionAxis(
      rank: rank,
      words: ["\(name)=1", "\(name)=2"],
      isClosed: isClosed,
      assumed: nil
    )
  }

  private static func choices(_ pairs: [(Int, Int)]) -> [AxisChoice] {
    pairs.map { AxisChoice(axis: $0.0, value: $0.1) }
  }

  @Test("Choices in another order are the same variant")
  func order() {
    // The trait has a lower number than the style, which decides first.
    let axes = [Self.trait("d", rank: 9), Self.style]
    let plan = VariantPlan(
      [
        [], Self.choices([(0, 0)]), Self.choices([(0, 0), (1, 1)]), Self.choices([(1, 1)]),
        Self.choices([(0, 0)]),
      ],
      values: [0, 1, 2, 3, 4],
      axes: axes
    )
    #expect(Set(plan.variants.map(\.key)).count == plan.variants.count)
    #expect(plan.variants.map(\.key) == ["default", "dark", "d=1", "dark d=1"])
  }

  @Test(
    "Traits that no value depends on are not part of a variant",
    arguments: [
      ([[(0, 0)], [(0, 1)]], [0, 0], ["default": 0]),
      ([[(0, 0)], [(0, 1)]], [0, 1], ["light": 0, "dark": 1]),
      ([[(0, 0)], [(0, 1)], [(1, 1)]], [0, 0, 2], ["default": 0, "d=2": 2]),
      // A value of no name has neither.
      ([[(2, 0)], [(2, 1)]], [0, 0], ["o=1": 0, "o=2": 0]),
    ] as [([[(Int, Int)]], [Int], [String: Int])]
  )
  func equal(definitions: [[(Int, Int)]], values: [Int], variants: [String: Int]) {
    let axes = [Self.style, Self.trait("d", rank: 9), Self.trait("o", rank: 10, isClosed: false)]
    let plan = VariantPlan(definitions.map(Self.choices), values: values, axes: axes)
    let found = plan.variants.map { ($0.key, values[$0.definition]) }
    #expect(Dictionary(uniqueKeysWithValues: found) == variants)
  }

  @Test("A plan with too many combinations is refused", arguments: [(9, false), (10, true)])
  func limit(count: Int, isPartial: Bool) {
    let axes = (0..<count).map { Self.trait("t\($0)", rank: $0) }
    // Every trait counts, and each in its own way.
    let definitions = [[]] + axes.indices.map { Self.choices([($0, 0)]) } + [Self.choices([(0, 0)])]
    let plan = VariantPlan(definitions, values: Array(definitions.indices), axes: axes)
    #expect(plan.isPartial == isPartial)
    #expect(Set(plan.variants.map(\.key)).count == plan.variants.count)
  }

  @Test(
    "Every key occurs once and has the value of the last definition",
    arguments: 0..<caseCount(100, long: 300)
  )
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var axes = [Self.style]
    for number in 1...Int.random(in: 1...3, using: &random) {
      axes.append(Self.trait("t\(number)", rank: 5 + number, isClosed: Bool.random(using: &random)))
    }
    axes.shuffle(using: &random)
    let definitions = (0..<Int.random(in: 1...7, using: &random)).map { _ in
      axes.indices.shuffled(using: &random).prefix(Int.random(in: 0...axes.count, using: &random))
        .map { AxisChoice(axis: $0, value: Int.random(in: 0...1, using: &random)) }
    }
    // Equal values have the number of the first.
    let kinds = definitions.map { _ in Int.random(in: 0...3, using: &random) }
    let values = kinds.map { kind in kinds.firstIndex(of: kind) ?? 0 }
    let plan = VariantPlan(definitions, values: values, axes: axes)
    #expect(Set(plan.variants.map(\.key)).count == plan.variants.count)

    var combinations: [[AxisChoice]] = [[]]
    for axis in axes.indices {
      // The third value is one that has no name.
      let count = axes[axis].isClosed ? 2 : 3
      combinations = combinations.flatMap { base in
        (0..<count).map { base + [AxisChoice(axis: axis, value: $0)] }
      }
    }
    for combination in combinations {
      guard let winner = definitions.lastIndex(where: { $0.allSatisfy(combination.contains) })
      else { continue }
      let words = Set(
        combination.compactMap { choice in
          choice.value < 2 ? axes[choice.axis].words[choice.value] : nil
        }
      )
      let ranks = Dictionary(
        uniqueKeysWithValues: axes.flatMap { axis in axis.words.map { ($0, 63 - axis.rank) } }
      )
      func rank(_ key: String) -> UInt64 {
        key.split(separator: " ").reduce(0) { $0 | 1 << UInt64(ranks[String($1)] ?? 0) }
      }
      let best = plan.variants.filter { variant in
        variant.key == "default"
          || variant.key.split(separator: " ").map(String.init)
            .allSatisfy(words.contains)
      }
      .max { rank($0.key) < rank($1.key) }
      #expect(best.map { values[$0.definition] } == values[winner], "\(plan.variants)")
    }
  }
}
