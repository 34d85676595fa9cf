import ColorValues
import ThemeValidation
import TraitSystem

/// Measurements of pairs of values, each of which is made once.
struct PageContrasts {
  private struct Side: Hashable {
    let value: Int
    let gamut: DisplayGamut
  }

  private struct Pair: Hashable {
    let values: [Int]
    let gamut: DisplayGamut
    let measure: ColorCheck.Measure
  }

  private var sides: [Side: MeasuredColor] = [:]
  private var results: [Pair: Double] = [:]

  /// Returns the lowest value of a measure under some traits, of the values with some numbers, in
  /// the order of the measure's colors.
  mutating func lowest(
    _ measure: ColorCheck.Measure,
    of numbers: [Int],
    in values: PageValues,
    for traits: TraitCollection
  ) -> Double {
    let gamut = traits.displayGamut
    let key = Pair(values: numbers, gamut: gamut, measure: measure)
    if let known = results[key] { return known }
    let colors = numbers.map { number in
      let side = Side(value: number, gamut: gamut)
      if let known = sides[side] { return known }
      let color = MeasuredColor(values.colors[number], for: traits)
      sides[side] = color
      return color
    }
    let result = CheckRunner.leastValue(of: measure, colors).value
    results[key] = result
    return result
  }
}
