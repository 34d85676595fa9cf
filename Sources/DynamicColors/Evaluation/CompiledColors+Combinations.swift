package import TraitSystem

extension CompiledColors {
  /// Calls `body` for every combination of traits that makes a difference to the colours at
  /// `indices`, as far as `given` holds, with the conditions that tell the combination from others.
  ///
  /// Combinations are found from what the colours depend on; traits that they don't depend on are
  /// left unspecified.
  ///
  /// - Returns: false where there were too many combinations to go through all of them.
  package func forEachCombination(
    of indices: [Int],
    given: [ColorCondition] = [],
    _ body: (TraitCollection, [ColorCondition]) -> Void
  ) -> Bool {
    let id = conditions.knownID(for: given) ?? ConditionTable.unconditional
    let mask = indices.reduce(conditions.axes(of: id)) { $0 | dependencies[$1] }
    let search = conditions.firstCombination(of: mask, given: id) { combination in
      let named = conditions.conditions(of: combination, axes: mask)
      let traits = TraitCollection { traits in
        for condition in named { traits.set(condition.value, for: condition.trait) }
      }
      body(traits, named)
      return false
    }
    return search.isComplete
  }
}
