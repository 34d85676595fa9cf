package import TraitSystem

extension CompiledDefinitions {
  /// Calls `body` for every combination of traits that makes a difference to any of some
  /// definitions, possibly of different stacks, and in which `given` holds.
  ///
  /// The conditions that distinguish a combination from others have the order in which traits
  /// decide.
  ///
  /// - Returns: Whether all combinations were visited; false if there were more than `limit`.
  package static func forEachCombination(
    of colors: [(colors: CompiledDefinitions, index: ColorIndex)],
    given: [TraitCondition] = [],
    limit: Int = ConditionSpace.combinationLimit,
    _ body: (TraitCollection, [TraitCondition]) -> Void
  ) -> Bool {
    var conditions = given
    for (colors, index) in colors {
      for (position, axis) in colors.conditions.axes.enumerated()
      where colors.dependencies[index.position] & 1 << UInt64(position) != 0 {
        for value in axis.values {
          let condition = TraitCondition(axis.key, value)
          if !conditions.contains(condition) { conditions.append(condition) }
        }
      }
    }
    var table = ConditionTable(precedence: VariantPrecedence())
    let id = table.addAxes(of: conditions, given: given)
    let mask = table.axes.indices.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    return table.forEachCombination(of: mask, given: id, limit: limit, body)
  }
}

extension ConditionTable {
  /// Adds an axis for each trait of `conditions`, the trait that decides first at the front, and
  /// the set `given`.
  fileprivate mutating func addAxes(of conditions: [TraitCondition], given: [TraitCondition]) -> ID
  {
    let words = ConditionWords.table.map(\.condition)
    let traits = VariantPrecedence().traits
    func rank(_ condition: TraitCondition) -> (Int, Int) {
      (
        traits.firstIndex(of: condition.trait) ?? traits.count,
        words.firstIndex(of: condition) ?? words.count
      )
    }
    for condition in conditions.sorted(by: { rank($0) < rank($1) }) {
      _ = try? id(for: [condition])
    }
    return (try? id(for: given)) ?? Self.unconditional
  }
}
