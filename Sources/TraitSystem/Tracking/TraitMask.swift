/// A set of traits, for asking quickly whether two sets have one in common.
///
/// The first 255 traits of a process have a bit each. Beyond, several share one, so that what depends
/// on one of them may be told of another: too often, never too seldom.
package struct TraitMask: Equatable, Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var shared: UInt64 = 0

  /// Makes an empty set.
  package init() {}

  /// Makes a set of traits.
  package init(_ keys: some Sequence<TraitKey>) {
    for key in keys { insert(slot: key.slot) }
  }

  init(low: UInt64, high: UInt64) {
    first = low
    second = high
  }

  /// Every trait that there is or will be: what code depends on that looks at a collection as a whole.
  package static let everything: TraitMask = {
    var mask = TraitMask(low: .max, high: .max)
    mask.third = .max
    mask.shared = .max
    return mask
  }()

  /// Whether no trait is in the set.
  package var isEmpty: Bool { first | second | third | shared == 0 }

  /// Whether the set holds every trait.
  package var isEverything: Bool { shared & Self.everythingBit != 0 }

  /// Whether a trait that may share its bit is in the set.
  package var isShared: Bool { shared != 0 }

  private static let everythingBit: UInt64 = 1 << 63

  /// The slots that have bits of their own in ``first``, ``second`` and ``third``.
  private static let ownBits = 192

  private static func sharedBit(_ slot: Int) -> UInt64 { 1 << UInt64((slot - ownBits) % 63) }

  /// Adds the trait with that slot.
  package mutating func insert(slot: Int) {
    switch slot {
    case ..<64: first |= 1 << UInt64(slot)
    case ..<128: second |= 1 << UInt64(slot - 64)
    case ..<Self.ownBits: third |= 1 << UInt64(slot - 128)
    default: shared |= Self.sharedBit(slot)
    }
  }

  /// Whether the trait with that slot, or one that shares its bit, is in the set.
  package func contains(slot: Int) -> Bool {
    switch slot {
    case ..<64: first >> UInt64(slot) & 1 != 0
    case ..<128: second >> UInt64(slot - 64) & 1 != 0
    case ..<Self.ownBits: third >> UInt64(slot - 128) & 1 != 0
    default: shared & Self.sharedBit(slot) != 0
    }
  }

  /// Adds the traits of another set.
  package mutating func formUnion(_ other: TraitMask) {
    first |= other.first
    second |= other.second
    third |= other.third
    shared |= other.shared
  }

  /// The traits that are in one of the sets.
  package func union(_ other: TraitMask) -> TraitMask {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Takes out the traits of another set; those that share a bit stay, as others may be meant.
  package mutating func subtract(_ other: TraitMask) {
    first &= ~other.first
    second &= ~other.second
    third &= ~other.third
  }

  /// Whether a trait is in both sets.
  package func intersects(_ other: TraitMask) -> Bool {
    first & other.first | second & other.second | third & other.third | shared & other.shared != 0
  }

  /// Whether every trait of another set is in this one.
  package func isSuperset(of other: TraitMask) -> Bool {
    other.first & ~first | other.second & ~second | other.third & ~third | other.shared & ~shared
      == 0
  }

  /// The traits of the set: system traits in the order of their declaration, then custom ones in the
  /// order of their identifiers.
  package var keys: [TraitKey] {
    TraitValues.sorted((0..<TraitRegistry.shared.slotCount).filter { contains(slot: $0) })
  }

  /// Those of the traits that colours may look at.
  package var affectingColorAppearance: TraitMask {
    var result = TraitMask()
    func add(_ bits: UInt64, from start: Int) {
      var rest = bits
      while rest != 0 {
        let slot = start + rest.trailingZeroBitCount
        rest &= rest - 1
        if TraitSlotTable.descriptor(at: slot)?.affectsColorAppearance == true {
          result.insert(slot: slot)
        }
      }
    }
    add(first, from: 0)
    add(second, from: 64)
    add(third, from: 128)
    result.shared = shared
    return result
  }
}
