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
    let indices = check.indices(in: theme)
    guard indices.count == check.names.count, !indices.contains(where: theme.isFaulty) else {
      return nil
    }
    let positions = Array(indices.indices)
    var worst: (pair: [Int], value: Double)?
    let isComplete = theme.colors.forEachCombination(
      of: indices,
      given: check.when,
      limit: Self.limit
    ) { traits, _ in
      let colors = indices.map {
        MeasuredColor(theme.colors.color(at: $0, for: traits), for: traits)
      }
      CheckRunner.measure(check.measure, colors, positions) { value, first, second, _ in
        if worst.map({ value < $0.value }) ?? true {
          worst = ([indices[first], indices[second]], value)
        }
      }
    }
    guard isComplete, let worst else { return nil }
    var table = CombinationTable<Double>()
    _ = theme.colors.forEachCombination(of: worst.pair, given: check.when, limit: Self.limit) {
      traits,
      conditions in
      let colors = worst.pair.map { theme.colors.color(at: $0, for: traits) }
      let least = CheckRunner.leastValue(of: check.measure, colors, for: traits)
      table.append(conditions, least.value)
    }
    guard let row = table.rows.firstIndex(where: { $0.value == worst.value }) else { return nil }
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
