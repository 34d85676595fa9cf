import TraitSystem

extension ConditionTable {
  /// The number of combinations of the axes in `mask`; one more than the limit of a search if there
  /// are more.
  func combinationCount(of mask: UInt64) -> Int {
    let named = axes.indices.lazy.filter { mask & 1 << UInt64($0) != 0 }
    return space.count(along: named, limit: ConditionSpace.combinationLimit)
  }

  /// The axes that the set `id` names, a bit each.
  func axes(of id: ID) -> UInt64 {
    entries[Int(id)].axes
  }

  /// The axis of a trait as a bit, or no bit if no condition names the trait.
  func axis(of trait: TraitKey) -> UInt64 {
    axes.firstIndex { $0.key == trait }.map { 1 << UInt64($0) } ?? 0
  }

  /// The axes of which `mask` has the bit; combinations change fastest on the last.
  func axes(in mask: UInt64) -> [Int] {
    axes.indices.reversed().filter { mask & 1 << UInt64($0) != 0 }
  }

  /// The choices of the set `id`.
  func condition(_ id: ID) -> ConditionSpace.Condition {
    entries[Int(id)].condition
  }

  /// Returns the first combination of the axes in `mask`, among those in which the set `given`
  /// holds, for which `body` returns true; see
  /// ``ConditionSpace/firstPoint(along:meeting:limit:where:)``.
  func firstCombination(
    of mask: UInt64,
    given: ID = unconditional,
    limit: Int = ConditionSpace.combinationLimit,
    where body: (ConditionSpace.Point) -> Bool
  ) -> (found: ConditionSpace.Point?, isComplete: Bool) {
    space.firstPoint(along: axes(in: mask), meeting: condition(given), limit: limit, where: body)
  }

  /// Calls `body` for every combination of the axes in `mask` in which the set `given` holds, with
  /// its traits and the conditions that distinguish it from others, until `body` returns true.
  ///
  /// - Returns: Whether `body` returned true, and whether no combination was left out; `isComplete`
  ///   is false if there were more than `limit` until then.
  func firstTraits(
    of mask: UInt64,
    given: ID,
    limit: Int,
    where body: (TraitCollection, [TraitCondition]) -> Bool
  ) -> (isFound: Bool, isComplete: Bool) {
    if limit >= CombinationMemo.lengthLimit, let known = combinations(of: mask, given: given) {
      return (known.contains { body($0.traits, $0.conditions) }, true)
    }
    let search = firstCombination(of: mask, given: given, limit: limit) { point in
      let conditions = conditions(of: point, axes: mask)
      return body(TraitCollection(conditions), conditions)
    }
    return (search.found != nil, search.isComplete)
  }

  /// The combinations of the axes in `mask` in which the set `given` holds; nil if there are too
  /// many to store them for other searches.
  private func combinations(of mask: UInt64, given: ID) -> [CombinationMemo.Combination]? {
    if let known = memo.combinations(of: mask, given: given) { return known }
    guard !memo.isFull,
      combinationCount(of: mask & ~axes(of: given)) <= CombinationMemo.lengthLimit
    else { return nil }
    var all: [CombinationMemo.Combination] = []
    _ = firstCombination(of: mask, given: given) { point in
      let conditions = conditions(of: point, axes: mask)
      all.append((TraitCollection(conditions), conditions))
      return false
    }
    memo.store(all, of: mask, given: given)
    return all
  }

  /// Calls `body` for every combination of the axes in `mask` in which the set `given` holds, with
  /// its traits and the conditions that distinguish it from others.
  ///
  /// - Returns: Whether all combinations were visited; false if there were more than `limit`.
  func forEachCombination(
    of mask: UInt64,
    given: ID,
    limit: Int,
    _ body: (TraitCollection, [TraitCondition]) -> Void
  ) -> Bool {
    firstTraits(of: mask, given: given, limit: limit) { traits, conditions in
      body(traits, conditions)
      return false
    }.isComplete
  }

  /// Returns whether the set `id` holds at a point.
  func holds(_ id: ID, at point: ConditionSpace.Point) -> Bool {
    point.meets(condition(id))
  }

  /// The conditions that distinguish a point from others on the axes in `mask`, the trait that
  /// decides first at the front.
  func conditions(of point: ConditionSpace.Point, axes mask: UInt64) -> [TraitCondition] {
    rankedAxes.compactMap { index -> TraitCondition? in
      guard mask & 1 << UInt64(index) != 0 else { return nil }
      let axis = axes[index]
      let choice = point.values[index]
      if choice > 0 { return TraitCondition(axis.key, axis.values[choice - 1]) }
      return axis.unnamedValue.map { TraitCondition(axis.key, $0) }
    }
  }

  /// Returns conditions under which none of the sets `ids` holds although `given` does; nil if one
  /// of the sets always holds.
  package func uncovered(_ ids: [ID], given: ID = unconditional) -> [TraitCondition]? {
    if ids.contains(Self.unconditional) { return nil }
    let mask = ids.reduce(axes(of: given)) { $0 | axes(of: $1) }
    let gap = space.firstPoint(
      along: axes(in: mask),
      meeting: condition(given),
      avoiding: ids.map(condition)
    )
    return gap.found.map { conditions(of: $0, axes: mask) }
  }
}

extension TraitCollection {
  /// Creates the collection under which the conditions hold; other traits are unspecified.
  init(_ conditions: [TraitCondition]) {
    self.init { traits in
      for condition in conditions { traits.set(condition.value, for: condition.trait) }
    }
  }
}

extension ConditionTable.Axis {
  /// A value that no condition names, preferably the one that an unspecified trait counts as.
  var unnamedValue: TraitValue? {
    if !values.contains(key.assumedValue) { return key.assumedValue }
    // If a condition names the assumed value, an unspecified trait counts as that one.
    return key.values.first { !values.contains($0) && $0 != key.defaultValue }
      ?? key.values.first { !values.contains($0) }
  }
}
