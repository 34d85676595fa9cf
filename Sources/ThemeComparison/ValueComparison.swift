import ColorValues
import DynamicColors

/// Compares two colors under every combination of traits that either depends on.
struct ValueComparison {
  /// One of the colors, by its theme and index.
  typealias Side = (colors: CompiledColors, index: ColorIndex)

  private struct Values: Hashable {
    let old: Color?
    let new: Color?
  }

  /// The values that differ, under minimal conditions.
  let changes: [ValueChange]

  /// Whether all combinations of traits were compared.
  let isComplete: Bool

  /// Compares two colors; a missing color differs under all traits.
  ///
  /// At most `limit` combinations of traits are compared.
  init(from old: Side?, to new: Side?, limit: Int) {
    var table = CombinationTable<Values?>()
    isComplete = CompiledColors.forEachCombination(
      of: [old, new].compactMap(\.self),
      limit: limit
    ) {
      traits,
      conditions in
      let before = old.map { $0.colors.color(at: $0.index, for: traits) }
      let after = new.map { $0.colors.color(at: $0.index, for: traits) }
      let isChanged = before.flatMap { left in after.map { !Self.isSame(left, as: $0) } } ?? true
      table.append(conditions, isChanged ? Values(old: before, new: after) : nil)
    }
    changes = table.merged(\.self).map {
      ValueChange(conditions: $0.conditions, old: $0.value.old, new: $0.value.new)
    }
  }

  /// Returns whether two colors are equal, except for rounding errors; a step of 16 bits is a
  /// difference.
  static func isSame(_ old: Color, as new: Color) -> Bool {
    if old == new { return true }
    return abs(old.alpha - new.alpha) < tolerance
      && old.difference(to: new, by: .ok) < tolerance
  }

  private static let tolerance = 1e-5
}
