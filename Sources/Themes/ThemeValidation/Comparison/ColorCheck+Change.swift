import ColorValues
package import DynamicColors

extension ColorCheck {
  /// A check of the library that fails, or failed, with a different result.
  package struct Change: Hashable, Sendable {
    /// The effect of the change, the most severe first.
    package enum Effect: Int, Hashable, Sendable, Comparable {
      /// The check passed and fails now.
      case fails
      /// The check failed and still fails.
      case failsStill
      /// The check failed and passes now.
      case holds

      package static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
    }

    /// The measured property.
    package let measure: ColorCheck.Measure

    /// The minimum that the check requires.
    package let minimum: Double

    /// The conditions under which the change is most severe; empty for all traits.
    package let conditions: [TraitCondition]

    /// The old result; nil where a color of the check is new.
    package let old: Double?

    /// The new result.
    package let new: Double

    /// The effect of the change.
    package var effect: Effect {
      let held = old.map { $0 >= minimum } ?? true
      return new < minimum ? (held ? .fails : .failsStill) : .holds
    }
  }
}

extension ColorCheck.Change {
  private struct Results: Hashable {
    let old: Double?
    let new: Double
  }

  /// The least difference that is reported.
  private static let tolerance = 0.005

  /// Returns the checks that have different results in two themes, the most severe first, and
  /// whether all combinations of traits were compared.
  static func changes(
    of checks: [ColorCheck],
    from old: CompiledDefinitions,
    to new: CompiledDefinitions,
    total: Int
  ) -> (changes: [ColorCheck.Change], isComplete: Bool) {
    var changes: [ColorCheck.Change] = []
    let budget = CombinationBudget(
      checks.map { check in
        let searches = [old, new].map { colors in
          let indices = check.names.compactMap { colors.index(of: $0.name) }
          return colors.search(of: indices, given: check.when, cost: check.cost)
        }
        return (searches.map(\.combinations).max() ?? 1, searches.reduce(0) { $0 + $1.cost })
      },
      total: total
    )
    var isComplete = budget.searchCount == checks.count
    for check in checks.prefix(budget.searchCount) {
      let names = check.names.map(\.name)
      let newIndices = names.compactMap { new.index(of: $0) }
      guard newIndices.count == names.count else { continue }
      let oldIndices = names.compactMap { old.index(of: $0) }
      let isKnown = oldIndices.count == names.count
      let sides =
        newIndices.map { (new, $0) } + (isKnown ? oldIndices.map { (old, $0) } : [])
      var table = CombinationTable<Results>()
      let isWhole = CompiledDefinitions.forEachCombination(
        of: sides,
        given: check.when,
        limit: budget.limit
      ) {
        traits,
        conditions in
        let before = oldIndices.map { old.color(at: $0, for: traits) }
        let after = newIndices.map { new.color(at: $0, for: traits) }
        table.append(
          conditions,
          Results(
            old: isKnown ? Self.result(of: check, with: before, for: traits) : nil,
            new: Self.result(of: check, with: after, for: traits)
          )
        )
      }
      let worst = table.merged { $0 }.map { conditions, results in
        ColorCheck.Change(
          measure: check.measure,
          minimum: check.minimum,
          conditions: conditions,
          old: results.old,
          new: results.new
        )
      }.filter(Self.matters).min(by: Self.isWorse)
      isComplete = isComplete && isWhole
      if let worst { changes.append(worst) }
    }
    return (changes.sorted { $0.effect < $1.effect }, isComplete)
  }

  private static func result(
    of check: ColorCheck,
    with colors: [Color],
    for traits: TraitCollection
  ) -> Double {
    CheckRunner.leastValue(of: check.measure, colors, for: traits).value
  }

  /// Returns whether a change is reported: the result of a check that fails or failed changes, or
  /// it is new and fails.
  private static func matters(_ change: ColorCheck.Change) -> Bool {
    guard let old = change.old else { return change.effect == .fails }
    if min(old, change.new) >= change.minimum { return false }
    return abs(old - change.new) >= tolerance
      || (old < change.minimum) != (change.new < change.minimum)
  }

  private static func isWorse(_ change: ColorCheck.Change, than other: ColorCheck.Change) -> Bool {
    change.effect == other.effect ? change.new < other.new : change.effect < other.effect
  }
}
