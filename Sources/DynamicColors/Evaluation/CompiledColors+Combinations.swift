package import TraitSystem

extension CompiledColors {
  /// Calls `body` for every combination of traits that makes a difference to the colours at
  /// `indices`, as far as `given` holds, with the conditions that tell the combination from others.
  ///
  /// Combinations are found from what the colours depend on; traits that they don't depend on are
  /// left unspecified.
  ///
  /// - Returns: false where there were more than `limit` combinations, so that not all were gone through.
  package func forEachCombination(
    of indices: [Int],
    given: [ColorCondition] = [],
    limit: Int = ConditionSpace.combinationLimit,
    _ body: (TraitCollection, [ColorCondition]) -> Void
  ) -> Bool {
    forEachCombination(ofAxes: axes(of: indices), given: given, limit: limit, body)
  }

  /// The axes that the values of the colours at `indices` depend on, a bit each; the bits mean the
  /// same in all themes of a library.
  package func axes(of indices: [Int]) -> UInt64 {
    indices.reduce(0) { $0 | dependencies[$1] }
  }

  /// Calls `body` for every combination of some axes, as far as `given` holds.
  ///
  /// - Returns: false where there were more than `limit` combinations, so that not all were gone through.
  package func forEachCombination(
    ofAxes axes: UInt64,
    given: [ColorCondition] = [],
    limit: Int = ConditionSpace.combinationLimit,
    _ body: (TraitCollection, [ColorCondition]) -> Void
  ) -> Bool {
    let id = conditions.knownID(for: given) ?? ConditionTable.unconditional
    let mask = axes | conditions.axes(of: id)
    let search = conditions.firstCombination(of: mask, given: id, limit: limit) { combination in
      let named = conditions.conditions(of: combination, axes: mask)
      body(Self.traits(in: named), named)
      return false
    }
    return search.isComplete
  }

  /// The traits of a combination, those of other axes left unspecified.
  func traitCollection(of combination: ConditionSpace.Point, axes: UInt64) -> TraitCollection {
    Self.traits(in: conditions.conditions(of: combination, axes: axes))
  }

  private static func traits(in conditions: [ColorCondition]) -> TraitCollection {
    TraitCollection { traits in
      for condition in conditions { traits.set(condition.value, for: condition.trait) }
    }
  }
}

extension CompiledColors {
  /// Whether the value of one of the colours at `indices` depends on a trait.
  package func depends(_ indices: [Int], on trait: TraitKey) -> Bool {
    axes(of: indices) & conditions.axis(of: trait) != 0
  }
}
