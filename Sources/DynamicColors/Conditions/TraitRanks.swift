import TraitSystem

/// The order in which traits decide between variants: those of the precedence, then the others in the order
/// of appearance.
struct TraitRanks: Sendable {
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

  /// The number of traits that decide before a trait; of one that wasn't added, the number of all.
  func rank(of trait: TraitKey) -> Int {
    let slot = trait.slot
    return slot < ofSlot.count && ofSlot[slot] >= 0 ? ofSlot[slot] : count
  }
}
