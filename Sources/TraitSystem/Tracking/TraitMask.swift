/// A set of traits, for asking quickly whether two sets have one in common.
///
/// The first slots are bits; the few beyond them, which most programs never have, are a sorted array.
package struct TraitMask: Equatable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var rest: [Int] = []

  /// Makes an empty set.
  package init() {}

  /// Makes a set of traits.
  package init(_ keys: some Sequence<TraitKey>) {
    for key in keys { insert(slot: key.slot) }
  }

  init(low: UInt64, high: UInt64, rest: [Int]) {
    self.low = low
    self.high = high
    self.rest = rest
  }

  init(slots: [Int]) {
    for slot in slots { insert(slot: slot) }
  }

  /// Every trait that there is or will be: what code depends on that looks at a collection as a whole.
  package static let everything = TraitMask(low: .max, high: .max, rest: [Int.max])

  /// Whether no trait is in the set.
  package var isEmpty: Bool { low | high == 0 && rest.isEmpty }

  /// Whether the set holds every trait.
  package var isEverything: Bool { rest.last == .max }

  /// Adds the trait with that slot.
  package mutating func insert(slot: Int) {
    if slot < 64 {
      low |= 1 << UInt64(slot)
    } else if slot < TraitBitmap.capacity {
      high |= 1 << UInt64(slot - 64)
    } else {
      add([slot])
    }
  }

  /// Adds the traits of another set.
  package mutating func formUnion(_ other: TraitMask) {
    low |= other.low
    high |= other.high
    if !other.rest.isEmpty { add(other.rest) }
  }

  /// The traits that are in one of the sets.
  package func union(_ other: TraitMask) -> TraitMask {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Takes out the traits of another set.
  package mutating func subtract(_ other: TraitMask) {
    low &= ~other.low
    high &= ~other.high
    if !rest.isEmpty, !other.rest.isEmpty { rest.removeAll { other.rest.contains($0) } }
  }

  /// Whether a trait is in both sets.
  package func intersects(_ other: TraitMask) -> Bool {
    if low & other.low | high & other.high != 0 { return true }
    if rest.isEmpty || other.rest.isEmpty { return false }
    return isEverything || other.isEverything || rest.contains { other.rest.contains($0) }
  }

  /// Whether every trait of another set is in this one.
  package func isSuperset(of other: TraitMask) -> Bool {
    if other.low & ~low | other.high & ~high != 0 { return false }
    return isEverything || other.rest.allSatisfy { rest.contains($0) }
  }

  /// Whether the trait with that slot is in the set.
  package func contains(slot: Int) -> Bool {
    if slot < 64 { return low >> UInt64(slot) & 1 != 0 }
    if slot < TraitBitmap.capacity { return high >> UInt64(slot - 64) & 1 != 0 }
    return isEverything || rest.contains(slot)
  }

  /// The traits of a finite set: system traits in the order of their declaration, then custom ones in
  /// the order of their identifiers.
  package var keys: [TraitKey] {
    var bits = TraitBitmap()
    bits.low = low
    bits.high = high
    var slots: [Int] = []
    let known = TraitRegistry.shared.slotCount
    bits.forEach { if $0 < known { slots.append($0) } }
    slots.append(contentsOf: rest.filter { $0 < known })
    return TraitValues.sorted(slots)
  }

  /// Those of a finite set's traits that colours may look at.
  package var affectingColorAppearance: TraitMask {
    var result = TraitMask()
    var bits = TraitBitmap()
    (bits.low, bits.high) = (low, high)
    bits.forEach { slot in
      if TraitSlotTable.descriptor(at: slot)?.affectsColorAppearance == true {
        result.insert(slot: slot)
      }
    }
    for slot in rest where TraitSlotTable.descriptor(at: slot)?.affectsColorAppearance == true {
      result.insert(slot: slot)
    }
    return result
  }

  /// The traits that are in both sets.
  package func intersection(_ other: TraitMask) -> TraitMask {
    let rest =
      isEverything
      ? other.rest : other.isEverything ? self.rest : self.rest.filter { other.rest.contains($0) }
    return TraitMask(low: low & other.low, high: high & other.high, rest: rest)
  }

  private mutating func add(_ slots: [Int]) {
    rest = Set(rest).union(slots).sorted()
  }
}
