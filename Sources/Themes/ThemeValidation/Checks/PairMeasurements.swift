import ColorValues
import DynamicColors
import ThemeFiles
import TraitSystem

/// The measured values of two colors of a theme under every combination of traits.
struct PairMeasurements {
  /// The measured value under one combination of traits.
  struct Measurement {
    var conditions: [TraitCondition]
    let traits: TraitCollection
    let value: Double
    /// The color vision with the smallest difference, for a check of differences.
    let vision: ColorVision?
  }

  private(set) var all: [Measurement] = []

  /// Whether there were no more combinations than the limit.
  let isComplete: Bool

  /// Measures two colors where some conditions hold.
  init(
    of measure: ColorCheck.Measure,
    at pair: [ColorIndex],
    given when: [TraitCondition],
    in colors: CompiledDefinitions,
    limit: Int
  ) {
    var all: [Measurement] = []
    isComplete = colors.forEachCombination(of: pair, given: when, limit: limit) {
      traits,
      conditions in
      let values = pair.map {
        ColorCheck.MeasuredColor(colors.color(at: $0, for: traits), for: traits)
      }
      let (value, vision) = CheckRunner.leastValue(of: measure, values)
      all.append(
        Measurement(conditions: conditions, traits: traits, value: value, vision: vision)
      )
    }
    self.all = all
  }

  /// The values with their conditions, for the search for minimal conditions.
  var table: CombinationTable<Double> {
    CombinationTable(all.map { CombinationTable.Row(conditions: $0.conditions, value: $0.value) })
  }

  /// Returns the lowest value with its minimal conditions.
  ///
  /// - Parameters:
  ///   - when: The conditions that hold, which are kept.
  ///   - effort: The maximum number of comparisons in the search for minimal conditions.
  /// - Returns: nil if not all combinations were measured.
  func lowest(keeping when: [TraitCondition], effort: Int) -> CombinationTable<Double>.Row? {
    let table = table
    guard isComplete,
      let row = table.rows.indices.min(by: { table.rows[$0].value < table.rows[$1].value })
    else { return nil }
    let (_, conditions) = table.minimalConditions(of: row, keeping: when, effort: effort)
    return CombinationTable.Row(conditions: conditions, value: table.rows[row].value)
  }
}
