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
  public let conditions: [TraitCondition]

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
      CheckOutcome(
        of: check.measure,
        at: indices,
        given: check.when,
        in: theme.definitions,
        limit: limit
      ),
      of: check.measure,
      given: check.when,
      in: theme.definitions,
      limit: limit,
      effort: effort
    )
  }

  /// The lowest value of a search, with the conditions under which the two colors have it; nil if
  /// the search was not complete.
  init?(
    _ outcome: CheckOutcome,
    of measure: ColorCheck.Measure,
    given when: [TraitCondition] = [],
    in colors: CompiledDefinitions,
    limit: Int = Self.limit,
    effort: Int = ConditionSpace.minimizingEffort(sharedBy: 1)
  ) {
    guard outcome.isProved, let found = outcome.lowest else { return nil }
    let pair = [found.first, found.second]
    let measurements = PairMeasurements(
      of: measure,
      at: pair,
      given: when,
      in: colors,
      limit: limit
    )
    guard let lowest = measurements.lowest(keeping: when, effort: effort) else { return nil }
    names = pair.map { colors.definition(at: $0).name }
    value = lowest.value
    conditions = lowest.conditions
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
    let measure = ColorCheck.Measure.contrast(
      ColorCheck.Contrast(foreground: foreground, background: background, method: method)
    )
    return LowestMeasurement(
      CheckOutcome(of: measure, at: [front, behind], in: colors, limit: LowestMeasurement.limit),
      of: measure,
      in: colors
    )
  }
}
