import DynamicColors
import TraitSystem

/// Colors that are compared under the combinations of the same traits, which are visited once for
/// all.
struct SharedSearch {
  /// The number of a comparison, and the positions of its colors in ``indices``.
  typealias Comparison = (number: Int, positions: [Int])

  /// The conditions that hold in all combinations.
  let given: [TraitCondition]

  /// The colors of all comparisons, each once.
  private(set) var indices: [ColorIndex] = []

  private(set) var comparisons: [Comparison] = []

  private var positions: [ColorIndex: Int] = [:]

  /// The traits that a search visits: the axes of its colors, and its conditions.
  private struct Key: Hashable {
    let axes: UInt64
    let given: [TraitCondition]
  }

  private init(given: [TraitCondition]) { self.given = given }

  private mutating func add(_ number: Int, _ colors: [ColorIndex]) {
    let places = colors.map { index in
      if let known = positions[index] { return known }
      positions[index] = indices.count
      indices.append(index)
      return indices.count - 1
    }
    comparisons.append((number, places))
  }

  /// Returns the searches for some comparisons, which are numbered by their order.
  ///
  /// - Parameters:
  ///   - comparisons: The indices of the compared colors, and the conditions that hold; nil for
  ///     none.
  ///   - colors: The colors of a theme.
  /// - Returns: The searches, in the order of their first comparisons.
  static func searches(
    for comparisons: some Sequence<(indices: [ColorIndex], given: [TraitCondition])?>,
    in colors: CompiledDefinitions
  ) -> [SharedSearch] {
    var searches: [SharedSearch] = []
    var numbers: [Key: Int] = [:]
    for (number, comparison) in comparisons.enumerated() {
      guard let comparison else { continue }
      let key = Key(axes: colors.axes(of: comparison.indices), given: comparison.given)
      let place = numbers[key] ?? searches.count
      if place == searches.count {
        numbers[key] = place
        searches.append(SharedSearch(given: comparison.given))
      }
      searches[place].add(number, comparison.indices)
    }
    return searches
  }
}
