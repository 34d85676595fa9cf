package import DynamicColors
package import ThemeFiles

/// The lowest value of a check in a theme, and where it is measured.
package struct WorstMeasurement: Sendable {
  /// The two colors.
  package let names: [String]

  /// The measured value.
  package let value: Double

  /// The minimal conditions, with those of the check.
  package let conditions: [ColorCondition]

  /// The maximum number of trait combinations.
  private static let limit = 1_024

  /// Measures a check in a theme.
  ///
  /// - Returns: nil if the theme lacks a color, or if the colors depend on too many traits.
  /// - Complexity: O(*c* · *n*²) in the combinations of traits and the number of colors.
  package init?(of check: ColorCheck, in theme: CompiledTheme) {
    let indices = check.names.compactMap { theme.colors.index(of: $0.name) }
    guard indices.count == check.names.count, !indices.contains(where: theme.isFaulty) else {
      return nil
    }
    var worst: (pair: [Int], value: Double)?
    var tables: [[Int]: CombinationTable<Double>] = [:]
    let pairs = indices.indices.flatMap { first in
      indices[(first + 1)...].map { [indices[first], $0] }
    }
    let isComplete = theme.colors.forEachCombination(
      of: indices,
      given: check.when,
      limit: Self.limit
    ) { traits, conditions in
      for pair in pairs {
        let colors = pair.map { theme.colors.color(at: $0, for: traits) }
        let value = CheckRunner.leastValue(of: check.measure, colors).value
        tables[pair, default: CombinationTable()].append(conditions, value)
        if worst.map({ value < $0.value }) ?? true { worst = (pair, value) }
      }
    }
    guard isComplete, let worst, let table = tables[worst.pair],
      let row = table.rows.firstIndex(where: { $0.value == worst.value })
    else { return nil }
    names = worst.pair.map { theme.colors.definition(at: $0).name }
    value = worst.value
    conditions =
      table.minimalConditions(
        of: row,
        keeping: check.when,
        effort: ConditionSpace.minimizingEffort(sharedBy: 1)
      ).conditions
  }
}
