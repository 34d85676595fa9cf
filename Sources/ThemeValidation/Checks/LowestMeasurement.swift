public import DynamicColors
public import ThemeFiles

/// The lowest contrast or difference of colors in a theme, and the conditions under which it is
/// measured.
public struct LowestMeasurement: Hashable, Sendable {
  /// The names of the two colors.
  public let names: [String]

  /// The measured value.
  public let value: Double

  /// The minimal conditions, with those of the check; empty if the value is the same for all
  /// traits.
  public let conditions: [ColorCondition]

  /// The maximum number of trait combinations.
  package static let limit = 1_024

  /// Measures a check in a theme; nil if the theme lacks a color, or if the colors depend on too
  /// many traits.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - theme: The theme.
  ///   - limit: The maximum number of trait combinations.
  ///   - effort: The maximum number of comparisons in the search for minimal conditions.
  /// - Complexity: O(*c* · *n*²) in the combinations of traits and the number of colors.
  package init?(
    of check: ColorCheck,
    in theme: CompiledTheme,
    limit: Int = Self.limit,
    effort: Int = ConditionSpace.minimizingEffort(sharedBy: 1)
  ) {
    let indices = check.indices(in: theme)
    guard indices.count == check.names.count, !indices.contains(where: theme.isInvalid) else {
      return nil
    }
    self.init(
      of: check.measure,
      at: indices,
      given: check.when,
      in: theme.colors,
      limit: limit,
      effort: effort
    )
  }

  fileprivate init?(
    of measure: ColorCheck.Measure,
    at indices: [ColorIndex],
    given when: [ColorCondition] = [],
    in all: CompiledColors,
    limit: Int = Self.limit,
    effort: Int = ConditionSpace.minimizingEffort(sharedBy: 1)
  ) {
    let positions = Array(indices.indices)
    var worst: (pair: [ColorIndex], value: Double)?
    let isComplete = all.forEachCombination(of: indices, given: when, limit: limit) { traits, _ in
      let colors = indices.map { MeasuredColor(all.color(at: $0, for: traits), for: traits) }
      CheckRunner.measure(measure, of: colors, at: positions) { value, first, second, _ in
        if worst.map({ value < $0.value }) ?? true {
          worst = ([indices[first], indices[second]], value)
        }
      }
    }
    guard isComplete, let worst else { return nil }
    var table = CombinationTable<Double>()
    _ = all.forEachCombination(of: worst.pair, given: when, limit: limit) { traits, conditions in
      let colors = worst.pair.map { all.color(at: $0, for: traits) }
      table.append(conditions, CheckRunner.leastValue(of: measure, colors, for: traits).value)
    }
    guard let row = table.rows.firstIndex(where: { $0.value == worst.value }) else { return nil }
    names = worst.pair.map { all.definition(at: $0).name }
    value = worst.value
    conditions = table.minimalConditions(of: row, keeping: when, effort: effort).conditions
  }
}

extension ThemeLibrary {
  /// Returns the lowest contrast of a color on another one in a theme, under all traits.
  ///
  /// A translucent background is measured over black, white and the grays between.
  ///
  /// ```swift
  /// let contrast = try library.lowestContrast(of: "text", on: "background", inTheme: "pastel")
  /// contrast?.value        // 7.24
  /// contrast?.conditions   // [dark]
  /// ```
  ///
  /// - Parameters:
  ///   - foreground: The name of the foreground color.
  ///   - background: The name of the background color.
  ///   - theme: The name of the theme.
  ///   - method: How contrast is measured: by the ratio of WCAG 2.2, or the difference of CIE L\*.
  /// - Returns: The lowest contrast with its minimal conditions; nil if the theme lacks a color, or
  ///   if the colors depend on more than 1,024 combinations of traits.
  /// - Throws: `ThemeLibraryError.unknownTheme` with the nearest names.
  /// - Complexity: O(*c*) in the combinations of traits.
  public func lowestContrast(
    of foreground: String,
    on background: String,
    inTheme theme: String,
    by method: ColorCheck.ContrastMethod = .wcag
  ) throws(ThemeLibraryError) -> LowestMeasurement? {
    let colors = member(for: try traits(theme: theme)).colors
    guard let front = colors.index(of: foreground), let behind = colors.index(of: background) else {
      return nil
    }
    return LowestMeasurement(
      of: .contrast(
        foreground: foreground,
        background: background,
        method: method,
        on: .display
      ),
      at: [front, behind],
      in: colors
    )
  }
}
