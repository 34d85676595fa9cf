import ColorValues
import DynamicColors

/// Compares two colours under every combination of traits that either depends on.
struct ValueComparison {
  /// One of the colours, by its stack and index.
  typealias Side = (colors: CompiledColors, index: Int)

  private struct Values: Hashable {
    let old: Color?
    let new: Color?
  }

  /// The values that differ, under as few conditions as tell them apart.
  let changes: [ValueChange]

  /// Whether all combinations could be compared.
  let isComplete: Bool

  /// Compares a colour with another; a colour that is missing differs everywhere.
  ///
  /// `limit` is the most combinations that are looked at.
  init(_ old: Side?, _ new: Side?, limit: Int) {
    var table = CombinationTable<Values?>()
    isComplete = CompiledColors.forEachCombination(
      of: [old, new].compactMap(\.self),
      limit: limit
    ) {
      traits,
      conditions in
      let before = old.map { $0.colors.color(at: $0.index, for: traits) }
      let after = new.map { $0.colors.color(at: $0.index, for: traits) }
      let isChanged = before.flatMap { left in after.map { !Self.isSame(left, $0) } } ?? true
      table.append(conditions, isChanged ? Values(old: before, new: after) : nil)
    }
    changes = table.merged(\.self).map {
      ValueChange(conditions: $0.conditions, old: $0.value.old, new: $0.value.new)
    }
  }

  /// Whether two colours can't be told apart, however closely one looks: a step of 16 bits counts,
  /// another spelling doesn't.
  static func isSame(_ old: Color, _ new: Color) -> Bool {
    if old == new { return true }
    return abs(old.alpha - new.alpha) < tolerance
      && old.difference(to: new, by: .ok) < tolerance
  }

  private static let tolerance = 1e-5
}
