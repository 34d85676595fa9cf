import TraitSystem

/// The order in which traits decide between variants: those of the precedence, then the others in
/// the order of appearance.
struct TraitRanks: Hashable, Sendable {
  /// The rank of each trait's slot, or -1.
  private var ofSlot: [Int] = []
  private var count = 0

  /// Adds a trait after the others, unless it has a rank.
  mutating func add(_ trait: TraitKey) {
    let slot = trait.slot
    while ofSlot.count <= slot { ofSlot.append(-1) }
    guard ofSlot[slot] < 0 else { return }
    ofSlot[slot] = count
    count += 1
  }

  /// Adds a trait with the rank of another.
  mutating func add(_ trait: TraitKey, inPlaceOf other: TraitKey) {
    let slot = trait.slot
    while ofSlot.count <= slot { ofSlot.append(-1) }
    ofSlot[slot] = rank(of: other)
  }

  /// The number of traits that decide before a trait; of one that wasn't added, the number of all.
  func rank(of trait: TraitKey) -> Int {
    let slot = trait.slot
    return slot < ofSlot.count && ofSlot[slot] >= 0 ? ofSlot[slot] : count
  }

  /// A bit for each trait that conditions name, the one that decides first in the highest bit.
  func bits(of conditions: [TraitCondition]) -> UInt64 {
    conditions.reduce(0) { bits, condition in
      bits | 1 << UInt64(max(0, UInt64.bitWidth - 1 - rank(of: condition.trait)))
    }
  }

  /// Returns conditions in the order in which their traits decide, without repetitions.
  func ordered(_ conditions: [TraitCondition]) -> [TraitCondition] {
    let isOrdered = conditions.indices.dropFirst().allSatisfy { index in
      rank(of: conditions[index - 1].trait) < rank(of: conditions[index].trait)
    }
    if isOrdered { return conditions }
    let sorted = conditions.sorted { rank(of: $0.trait) < rank(of: $1.trait) }
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }
}
