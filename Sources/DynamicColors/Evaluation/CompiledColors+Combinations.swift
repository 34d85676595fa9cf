package import TraitSystem

extension CompiledColors {
  /// Calls `body` for every combination of traits that makes a difference to the colors at
  /// `indices` and in which `given` holds, with the conditions that distinguish the combination
  /// from others.
  ///
  /// Traits that the colors do not depend on are unspecified.
  ///
  /// - Returns: Whether all combinations were visited; false if there were more than `limit`.
  package func forEachCombination(
    of indices: [ColorIndex],
    given: [ColorCondition] = [],
    limit: Int = ConditionSpace.combinationLimit,
    _ body: (TraitCollection, [ColorCondition]) -> Void
  ) -> Bool {
    forEachCombination(ofAxes: axes(of: indices), given: given, limit: limit, body)
  }

  /// The axes that the values of the colors at `indices` depend on, a bit each; the bits are the
  /// same in all themes of a library.
  package func axes(of indices: [ColorIndex]) -> UInt64 {
    indices.reduce(0) { $0 | dependencies[$1.position] }
  }

  /// Calls `body` for every combination of some axes in which `given` holds.
  ///
  /// - Returns: Whether all combinations were visited; false if there were more than `limit`.
  package func forEachCombination(
    ofAxes axes: UInt64,
    given: [ColorCondition] = [],
    limit: Int = ConditionSpace.combinationLimit,
    _ body: (TraitCollection, [ColorCondition]) -> Void
  ) -> Bool {
    guard let (table, id) = conditions.naming(given) else { return false }
    return table.forEachCombination(of: axes | table.axes(of: id), given: id, limit: limit, body)
  }

  /// Returns whether the value of one of the colors at `indices` depends on a trait.
  package func depends(_ indices: [ColorIndex], on trait: TraitKey) -> Bool {
    axes(of: indices) & conditions.axis(of: trait) != 0
  }
}
