/// The bounds of searches through the points of condition spaces.
extension ConditionSpace {
  /// The most combinations of traits that a search visits.
  package static let combinationLimit = 4_096

  /// The fewest combinations that a search visits when many searches share a budget; fewer prove
  /// almost nothing.
  package static let leastCombinationLimit = 16

  /// The most combinations that all searches of one kind visit together, weighted by their cost.
  package static let searchBudget = 1_000_000

  /// The most combinations for which each value is stored in a cell of its own.
  package static let cellLimit = 256

  /// The most states of a theme that an export writes.
  package static let exportLimit = 256

  /// The most combinations, with themes, for which an export writes each value.
  package static let tableLimit = 4_096

  /// The most combinations for which the variants of an imported color are planned.
  package static let planLimit = 512

  /// The most conditions that an imported formula or computed color is expanded into.
  package static let expansionLimit = 1_024

  /// The most alternatives that a value of a style sheet is expanded into.
  package static let alternativeLimit = 256

  /// The most comparisons to find whether the conditions of one name's definitions cover each
  /// other.
  package static let coverEffort = 4_000_000

  /// The most comparisons to find the minimal conditions of a value in each of `count` tables.
  package static func minimizingEffort(sharedBy count: Int) -> Int { (1 << 26) / max(64, count) }
}
