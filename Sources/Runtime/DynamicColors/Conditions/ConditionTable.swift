import TraitSystem

/// The sets of conditions of a library's variants, each of which is stored once and has a number.
///
/// A variant thus stores its conditions in two bytes, and comparing the conditions of two variants
/// is one comparison of integers.
package struct ConditionTable: Sendable {
  /// The number of a set of conditions.
  package typealias ID = UInt16

  /// The number of the empty set, with which a variant always applies.
  package static let unconditional: ID = 0

  /// The maximum number of sets in a table.
  package static let limit = Int(ID.max)

  /// The maximum number of values of one trait that conditions name.
  package static let valueLimit = Int(UInt8.max)

  /// The maximum number of traits that conditions name, including the traits of the precedence.
  package static let traitLimit = UInt64.bitWidth

  /// A limit that a set of conditions exceeds.
  package enum Shortage: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more than ``traitLimit`` traits.
    case traits
    /// Conditions name more than ``valueLimit`` values of the trait.
    case values(trait: String)
    /// There are more than ``limit`` sets.
    case sets

    package var description: String {
      switch self {
      case .traits:
        "variants can name at most \(traitLimit) traits, including those of the system"
      case .values(let trait):
        "variants can name at most \(valueLimit) values of '\(trait)'"
      case .sets: "variants can name at most \(limit) sets of conditions"
      }
    }
  }

  /// A trait and the values that conditions name.
  struct Axis: Hashable, Sendable {
    private(set) var key: TraitKey
    private(set) var values: [TraitValue] = []

    /// Whether a collection can have a value other than ``values``.
    private(set) var isOpen = true

    init(key: TraitKey) {
      self.key = key
    }

    mutating func append(_ value: TraitValue) {
      values.append(value)
      let assumed = key.assumedValue
      let unspecified = key.defaultValue
      let all = key.values
      isOpen =
        all.isEmpty
        || all.contains { other in
          !values.contains(other) && (other != unspecified || other == assumed)
        }
    }

    /// Uses another trait, whose values have the same names.
    mutating func replaceTrait(
      in traits: [TraitKey: TraitKey]
    ) throws(ReplacementError) {
      guard let other = traits[key] else { return }
      values = try values.map { value throws(ReplacementError) in
        try TraitCondition(key, value).replacingTrait(in: traits).value
      }
      key = other
    }
  }

  /// A set of conditions.
  struct Entry: Hashable, Sendable {
    /// A bit for each trait that is named, the one that decides first in the highest bit.
    let rank: UInt64
    /// The axes that the conditions name, a bit each.
    let axes: UInt64
    /// The conditions as choices; the values of an axis count from 1, and 0 is any other.
    let condition: ConditionSpace.Condition
    private(set) var conditions: [TraitCondition]

    mutating func replaceTraits(in traits: [TraitKey: TraitKey]) throws(ReplacementError) {
      conditions = try conditions.map { condition throws(ReplacementError) in
        try condition.replacingTrait(in: traits)
      }
    }
  }

  /// Ordered conditions as a key, which is hashed without the values' types.
  struct Key: Hashable {
    let conditions: [TraitCondition]

    init(_ conditions: [TraitCondition]) { self.conditions = conditions }

    func hash(into hasher: inout Hasher) {
      for condition in conditions {
        hasher.combine(condition.trait.slot)
        hasher.combine(condition.value.word ?? 0)
      }
    }
  }

  private(set) var entries: [Entry]
  private var ids = [Key([]): unconditional]
  private(set) var axes: [Axis] = []
  /// The axes with their values: 1 is the first value that a condition names, 0 any unnamed one.
  private(set) var space = ConditionSpace()
  /// The combinations of this table's axes; a table with other sets has another memo.
  private(set) var memo = CombinationMemo()
  /// The axes in the order in which their traits decide.
  private(set) var rankedAxes: [Int] = []
  private var ranks = TraitRanks()

  /// Creates a table for variants that are chosen in the order of `precedence`.
  package init(precedence: VariantPrecedence) {
    entries = [Entry(rank: 0, axes: 0, condition: [], conditions: [])]
    for trait in precedence.traits { ranks.add(trait) }
  }

  /// Returns the number of the set of `conditions`, which is added if necessary.
  ///
  /// - Throws: ``Shortage`` if the set exceeds a limit.
  package mutating func id(for conditions: [TraitCondition]) throws(Shortage) -> ID {
    // Traits outside the precedence follow it in the order of appearance.
    for condition in conditions { ranks.add(condition.trait) }
    let ordered = ranks.ordered(conditions)
    if let last = ordered.last, ranks.rank(of: last.trait) >= Self.traitLimit { throw .traits }
    let key = Key(ordered)
    if let known = ids[key] { return known }
    guard entries.count < Self.limit else { throw .sets }
    memo = CombinationMemo()
    var choices: ConditionSpace.Condition = []
    for condition in ordered { choices.append(try choice(for: condition)) }
    let id = ID(entries.count)
    ids[key] = id
    let bits = ranks.bits(of: ordered)
    let axes = choices.reduce(UInt64(0)) { $0 | 1 << UInt64($1.axis) }
    entries.append(Entry(rank: bits, axes: axes, condition: choices, conditions: ordered))
    return id
  }

  /// Returns the table with the set of `conditions`, and the set's number; nil if the set exceeds a
  /// limit.
  ///
  /// Axes and their values keep their numbers, so that searches of the table can be restricted to
  /// conditions that no variant has.
  func naming(_ conditions: [TraitCondition]) -> (table: ConditionTable, id: ID)? {
    let key = Key(ranks.ordered(conditions))
    if let known = ids[key] { return (self, known) }
    return memo.extended(by: key) {
      var table = self
      return (try? table.id(for: conditions)).map { (table, $0) }
    }
  }

  /// Adds the sets of another table whose traits decide in the same order.
  ///
  /// - Returns: The numbers that the sets of the other table have in this one; nil for a set that
  ///   exceeds a limit.
  package mutating func add(_ other: ConditionTable) -> [ID?] {
    other.entries.map { try? id(for: $0.conditions) }
  }

  /// Returns conditions under which none of the sets `ids` holds; nil if one of them always holds.
  ///
  /// Values that only other sets of the table name are not distinguished.
  package func gap(among ids: [ID]) -> [TraitCondition]? {
    var alone = withoutSets()
    let ids = ids.compactMap { try? alone.id(for: conditions(of: $0)) }
    return alone.uncovered(ids)
  }

  /// Returns a table in whose variants traits decide in the same order, with the empty set alone.
  func withoutSets() -> ConditionTable {
    var table = self
    table.entries = [entries[Int(Self.unconditional)]]
    table.ids = [Key([]): Self.unconditional]
    table.axes = []
    table.space = ConditionSpace()
    table.memo = CombinationMemo()
    table.rankedAxes = []
    return table
  }

  /// A value that the trait in the place of another lacks.
  package struct ReplacementError: Error, Hashable, Sendable {
    /// The trait that is replaced.
    package let trait: TraitKey
    /// The name of the value.
    package let value: String
  }

  /// Returns the same sets with other traits, whose values have the same names.
  ///
  /// Searches visit the same combinations as before, also if the other traits have more values.
  ///
  /// - Parameter traits: The other traits by the traits that they replace.
  /// - Returns: The table, with the same numbers of sets.
  /// - Throws: ``ReplacementError`` if a trait lacks a value that conditions name.
  func replacingTraits(in traits: [TraitKey: TraitKey]) throws(ReplacementError) -> ConditionTable {
    var table = self
    for index in axes.indices { try table.axes[index].replaceTrait(in: traits) }
    for index in entries.indices { try table.entries[index].replaceTraits(in: traits) }
    for (trait, other) in traits { table.ranks.add(other, inPlaceOf: trait) }
    let ids = table.entries.enumerated().map { (Key($1.conditions), ID($0)) }
    table.ids = Dictionary(ids, uniquingKeysWith: { first, _ in first })
    table.memo = CombinationMemo()
    return table
  }

  /// The number of sets, which are numbered from 0.
  package var count: Int { entries.count }

  /// The conditions of the set `id`, the trait that decides first at the front.
  package func conditions(of id: ID) -> [TraitCondition] {
    entries[Int(id)].conditions
  }

  /// Returns whether a variant with the set `id` outranks one with `other` where both apply.
  package func isRanked(_ id: ID, above other: ID) -> Bool {
    entries[Int(id)].rank > entries[Int(other)].rank
  }

  private mutating func choice(
    for condition: TraitCondition
  ) throws(Shortage) -> ConditionSpace.Choice {
    let axis = axisIndex(of: condition.trait)
    let known = axes[axis].values.firstIndex(of: condition.value)
    let choice = known ?? axes[axis].values.count
    guard choice < Self.valueLimit else { throw .values(trait: condition.trait.name) }
    if known == nil {
      axes[axis].append(condition.value)
      space.axes[axis] = (axes[axis].isOpen ? 0 : 1)..<choice + 2
    }
    return ConditionSpace.Choice(axis: axis, value: choice + 1)
  }

  /// The axis of a trait whose rank is below the limit.
  private mutating func axisIndex(of trait: TraitKey) -> Int {
    if let known = axes.firstIndex(where: { $0.key == trait }) { return known }
    axes.append(Axis(key: trait))
    space.axes.append(0..<1)
    let rank = ranks.rank(of: trait)
    let place = rankedAxes.firstIndex { ranks.rank(of: axes[$0].key) > rank }
    rankedAxes.insert(axes.count - 1, at: place ?? rankedAxes.endIndex)
    return axes.count - 1
  }
}

extension ConditionTable: Equatable {
  /// Returns whether two tables have the same sets with the same numbers, and give new sets the
  /// same numbers.
  package static func == (left: ConditionTable, right: ConditionTable) -> Bool {
    left.entries == right.entries && left.axes == right.axes && left.ranks == right.ranks
  }
}

extension TraitCondition {
  /// Returns the condition that another trait has the value with the same name.
  fileprivate func replacingTrait(
    in traits: [TraitKey: TraitKey]
  ) throws(ConditionTable.ReplacementError) -> TraitCondition {
    guard let other = traits[trait] else { return self }
    guard let value = try? other.value(value.description) else {
      throw ConditionTable.ReplacementError(trait: trait, value: value.description)
    }
    return TraitCondition(other, value)
  }
}
