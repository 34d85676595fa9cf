import TraitSystem

/// One way in which traits can be set, as far as variants can tell: for each axis, which of its
/// values holds, counted from 1, or 0 for any other.
struct TraitCombination: Hashable {
  var choices: [UInt8]
}

extension ConditionTable {
  /// The most combinations that are gone through one by one.
  package static let combinationLimit = 4_096

  /// How many combinations of the axes in `mask` there are, up to one more than
  /// ``combinationLimit``.
  func combinationCount(of mask: UInt64) -> Int {
    var count = 1
    for (number, axis) in axes.enumerated() where mask & 1 << UInt64(number) != 0 {
      count = min(count * (axis.values.count + (axis.isOpen ? 1 : 0)), Self.combinationLimit + 1)
    }
    return count
  }

  /// The axes that the set `id` names, a bit each.
  func axes(of id: ID) -> UInt64 {
    entries[Int(id)].axes
  }

  /// The axis of a trait as a bit, or no bit where no condition names the trait.
  func axis(of trait: TraitKey) -> UInt64 {
    axes.firstIndex { $0.key == trait }.map { 1 << UInt64($0) } ?? 0
  }

  /// Calls `body` with every combination of the axes in `mask` under which the set `given` holds,
  /// until it answers true.
  ///
  /// - Returns: the combination at which `body` answered true, or nil; `isComplete` is false
  ///   where there were more than `limit`.
  func firstCombination(
    of mask: UInt64,
    given: ID = unconditional,
    limit: Int = combinationLimit,
    where body: (TraitCombination) -> Bool
  ) -> (found: TraitCombination?, isComplete: Bool) {
    firstCombination(
      of: mask,
      fixed: entries[Int(given)].requirements,
      limit: limit,
      where: body
    )
  }

  /// Calls `body` with every combination of the axes in `mask` in which `fixed` hold, until it
  /// answers true.
  func firstCombination(
    of mask: UInt64,
    fixed: [Requirement],
    limit: Int = combinationLimit,
    where body: (TraitCombination) -> Bool
  ) -> (found: TraitCombination?, isComplete: Bool) {
    let free = axes.indices.filter { axis in
      mask & 1 << UInt64(axis) != 0 && !fixed.contains { Int($0.axis) == axis }
    }
    var combination = TraitCombination(choices: Array(repeating: 0, count: axes.count))
    for requirement in fixed { combination.choices[Int(requirement.axis)] = requirement.choice }
    let options = free.map { axis -> [UInt8] in
      let named = (1...axes[axis].values.count).map(UInt8.init)
      return axes[axis].isOpen ? [0] + named : named
    }
    var counters = Array(repeating: 0, count: free.count)
    for _ in 0..<limit {
      for (position, axis) in free.enumerated() {
        combination.choices[axis] = options[position][counters[position]]
      }
      if body(combination) { return (combination, true) }
      guard let digit = counters.indices.first(where: { counters[$0] + 1 < options[$0].count })
      else { return (nil, true) }
      for position in 0..<digit { counters[position] = 0 }
      counters[digit] += 1
    }
    return (nil, false)
  }

  /// Says whether the set `id` holds under `combination`.
  func holds(_ id: ID, under combination: TraitCombination) -> Bool {
    entries[Int(id)].requirements.allSatisfy {
      combination.choices[Int($0.axis)] == $0.choice
    }
  }

  /// The conditions that tell `combination` from others, the trait that decides first at the front.
  func conditions(of combination: TraitCombination, axes mask: UInt64) -> [ColorCondition] {
    rankedAxes.compactMap { index -> ColorCondition? in
      guard mask & 1 << UInt64(index) != 0 else { return nil }
      let axis = axes[index]
      let choice = Int(combination.choices[index])
      if choice > 0 { return ColorCondition(axis.key, axis.values[choice - 1]) }
      return axis.unnamedValue.map { ColorCondition(axis.key, $0) }
    }
  }

  /// Finds traits under which none of the sets `ids` holds although `given` does.
  ///
  /// - Returns: the conditions of such traits, or nil where always one of the sets holds.
  package func uncovered(_ ids: [ID], given: ID = unconditional) -> [ColorCondition]? {
    if ids.contains(Self.unconditional) { return nil }
    let mask = ids.reduce(axes(of: given)) { $0 | axes(of: $1) }
    let gap = firstCombination(of: mask, given: given) { combination in
      !ids.contains { holds($0, under: combination) }
    }
    return gap.found.map { conditions(of: $0, axes: mask) }
  }
}

extension ConditionTable.Axis {
  /// A value that no condition names: what an unspecified trait counts as if possible.
  var unnamedValue: TraitValue? {
    if !values.contains(key.assumedValue) { return key.assumedValue }
    // Where the assumed value is named, unset isn't another value: it counts as that one.
    return key.values.first { !values.contains($0) && $0 != key.defaultValue }
      ?? key.values.first { !values.contains($0) }
  }
}
