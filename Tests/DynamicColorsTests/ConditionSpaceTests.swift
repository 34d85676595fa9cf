import Testing
import TestSupport

@testable import DynamicColors

/// Comparisons with a model that lists all points of a space.
@Suite("Condition space")
struct ConditionSpaceTests {
  private typealias Space = ConditionSpace

  /// A space with random axes, all its points, and random conditions over them.
  private struct Model {
    let space: Space
    let points: [Space.Point]
    let conditions: [Space.Condition]

    init(_ random: inout SplitMix64) {
      let axes = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let lower = Int.random(in: 0...1, using: &random)
        return lower..<lower + Int.random(in: 1...3, using: &random)
      }
      space = Space(axes)
      var rows: [[Int]] = [[]]
      for values in axes { rows = rows.flatMap { row in values.map { row + [$0] } } }
      points = rows.map { Space.Point(values: $0) }
      conditions = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let named = axes.indices.shuffled(using: &random)
          .prefix(Int.random(in: 0...axes.count, using: &random))
        return named.map { axis in
          Space.Choice(axis: axis, value: Int.random(in: axes[axis], using: &random))
        }
      }
    }

    func points(meeting condition: Space.Condition) -> Set<Space.Point> {
      Set(points.filter { point in condition.allSatisfy { point.values[$0.axis] == $0.value } })
    }
  }

  @Test("Points of a space are listed in order, each once", arguments: 0..<100 as Range<UInt64>)
  func enumeration(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let model = Model(&random)
    let all = Array(model.space.axes.indices)
    #expect(model.space.points(along: all) == model.points)
    #expect(model.space.count(along: all, limit: 1_000) == model.points.count)
    #expect(model.space.base == model.points[0])
    let some = all.filter { _ in Bool.random(using: &random) }
    let base = model.space.base
    #expect(
      model.space.points(along: some)
        == model.points.filter { point in
          all.allSatisfy { some.contains($0) || point.values[$0] == base.values[$0] }
        }
    )
    let limit = Int.random(in: 1...model.points.count, using: &random)
    var visited: [Space.Point] = []
    let search = model.space.firstPoint(along: all, limit: limit) { point in
      visited.append(point)
      return false
    }
    #expect(visited == Array(model.points.prefix(limit)))
    #expect(search.isComplete == (limit >= model.points.count))
    #expect((model.space.points(along: all, limit: limit) == nil) == !search.isComplete)
    #expect(model.space.count(along: all, limit: limit) == min(model.points.count, limit + 1))
  }

  @Test(
    "Operations on conditions agree with those on sets of points",
    arguments: 0..<100 as Range<UInt64>
  )
  func algebra(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let model = Model(&random)
    for one in model.conditions {
      for other in model.conditions {
        let (left, right) = (model.points(meeting: one), model.points(meeting: other))
        let both = one.combined(with: other).map(model.points(meeting:))
        #expect((both ?? []) == left.intersection(right))
        #expect(one.isCompatible(with: other) == !left.isDisjoint(with: right))
        if one.implies(other) { #expect(left.isSubset(of: right)) }
        #expect((one + other).normalized.map(model.points(meeting:)) == both)
      }
    }
  }

  @Test("Gaps are found exactly where points are not covered", arguments: 0..<300 as Range<UInt64>)
  func gaps(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let model = Model(&random)
    let condition = model.conditions[0]
    let others = Array(model.conditions.dropFirst())
    let covered = others.reduce(into: Set()) { $0.formUnion(model.points(meeting: $1)) }
    let left = model.points.filter(model.points(meeting: condition).subtracting(covered).contains)
    var effort = Space.coverEffort
    let gap = model.space.gap(in: condition, leftBy: others, &effort)
    #expect((gap == nil) == left.isEmpty)
    if let gap {
      #expect(gap.implies(condition))
      #expect(model.points(meeting: gap).isDisjoint(with: covered))
    }
    let search = model.space.firstPoint(
      along: Array(model.space.axes.indices),
      meeting: condition,
      avoiding: others
    )
    #expect(search.found == left.first)
    var none = 0
    #expect(model.space.gap(in: condition, leftBy: others, &none) == condition)
  }

  @Test("A formula holds where one of its conditions holds", arguments: 0..<300 as Range<UInt64>)
  func formulas(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let model = Model(&random)
    // An atom is a choice; nil always holds.
    func formula(_ depth: Int) -> ConditionSpace.Formula<Space.Choice?> {
      switch Int.random(in: 0...(depth > 0 ? 4 : 1), using: &random) {
      case 0, 1: .atom(model.conditions.joined().randomElement(using: &random))
      case 2: .not(formula(depth - 1))
      case 3: .all((0..<Int.random(in: 0...3, using: &random)).map { _ in formula(depth - 1) })
      default: .any((0..<Int.random(in: 0...3, using: &random)).map { _ in formula(depth - 1) })
      }
    }
    func holds(_ formula: ConditionSpace.Formula<Space.Choice?>, _ point: Space.Point) -> Bool {
      switch formula {
      case .atom(let choice): choice.map { point.values[$0.axis] == $0.value } ?? true
      case .not(let inner): !holds(inner, point)
      case .all(let inner): inner.allSatisfy { holds($0, point) }
      case .any(let inner): inner.contains { holds($0, point) }
      }
    }
    let tested = formula(3)
    guard let conditions = model.space.conditions(of: tested, choice: \.self) else { return }
    for point in model.points {
      #expect(conditions.contains(where: point.meets) == holds(tested, point), "\(tested)")
    }
    if tested.isAlways { #expect(model.points.allSatisfy { holds(tested, $0) }) }
    if tested.isNever { #expect(!model.points.contains { holds(tested, $0) }) }
  }

  @Test("The example in the documentation has the documented result")
  func example() {
    let space = ConditionSpace([0..<2, 0..<3])
    let dark = [ConditionSpace.Choice(axis: 0, value: 1)]
    let lightCompact = [
      ConditionSpace.Choice(axis: 0, value: 0), ConditionSpace.Choice(axis: 1, value: 1),
    ]
    #expect(space.points(along: [0, 1])?.last?.values == [1, 2])
    #expect(!space.base.meets(dark))
    #expect(lightCompact.combined(with: dark) == nil)
    var effort = ConditionSpace.coverEffort
    #expect(
      space.gap(in: [], leftBy: [dark, lightCompact], &effort)
        == [
          ConditionSpace.Choice(axis: 0, value: 0), ConditionSpace.Choice(axis: 1, value: 0),
        ]
    )
  }
}
