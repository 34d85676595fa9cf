/// A set of traits, for asking quickly whether two sets have one in common.
///
/// The first 256 traits of a process that matter to somebody have a bit each, see ``TraitMaskBits``.
/// Beyond, several share one, so that what depends on one of them may be told of another: too often,
/// never too seldom.
///
/// Hierarchies ask sets for thousands of nodes in a row, so the operations can be inlined there.
@usableFromInline
@frozen
package struct TraitMask: Equatable, Sendable {
  @usableFromInline var first: UInt64
  @usableFromInline var second: UInt64
  @usableFromInline var third: UInt64
  @usableFromInline var fourth: UInt64
  @usableFromInline var shared: UInt64

  @inlinable @inline(__always)
  init(first: UInt64, second: UInt64, third: UInt64, fourth: UInt64, shared: UInt64) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
    self.shared = shared
  }

  init(low: UInt64, high: UInt64) {
    self.init(first: low, second: high, third: 0, fourth: 0, shared: 0)
  }

  /// Makes an empty set.
  @inlinable @inline(__always)
  package init() {
    self.init(first: 0, second: 0, third: 0, fourth: 0, shared: 0)
  }

  /// Makes a set of traits that matter to somebody.
  package init(_ keys: some Sequence<TraitKey>) {
    self.init()
    for key in keys { insert(slot: key.slot) }
  }

  /// Every trait that there is or will be: what code depends on that looks at a collection as a whole.
  package static let everything = TraitMask(
    first: .max,
    second: .max,
    third: .max,
    fourth: .max,
    shared: .max
  )

  /// Stands for the traits that matter to nobody but those that depend on everything.
  private static let everythingBit: UInt64 = 1 << 63

  /// Whether no trait is in the set.
  @inlinable @inline(__always)
  package var isEmpty: Bool { first | second | third | fourth | shared == 0 }

  /// Whether the set holds every trait.
  package var isEverything: Bool { shared == .max }

  /// Whether a trait without a bit of its own is in the set.
  @inlinable @inline(__always)
  package var isShared: Bool { shared != 0 }

  // MARK: Single traits

  /// Adds the trait with that slot, which matters from now on.
  package mutating func insert(slot: Int) {
    if let bit = TraitMaskBits.bit(assigningTo: slot) { insert(bit: bit) }
  }

  /// Adds the trait with that slot as one that has changed, whether or not it matters to somebody.
  mutating func insert(changedSlot slot: Int) {
    if let bit = TraitMaskBits.bit(of: slot) {
      insert(bit: bit)
    } else {
      shared |= Self.everythingBit
    }
  }

  private mutating func insert(bit: Int) {
    let word: UInt64 = 1 << UInt64(bit & 63)
    switch bit >> 6 {
    case 0: first |= word
    case 1: second |= word
    case 2: third |= word
    case 3: fourth |= word
    default: shared |= word
    }
  }

  /// Whether the trait with that slot, or one that shares its bit, is in the set.
  package func contains(slot: Int) -> Bool {
    guard let bit = TraitMaskBits.bit(of: slot) else { return isEverything }
    let words =
      switch bit >> 6 {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: shared
      }
    return words >> UInt64(bit & 63) & 1 != 0
  }

  /// The traits of the set: system traits in the order of their declaration, then custom ones in the
  /// order of their identifiers.
  package var keys: [TraitKey] {
    TraitValues.sorted((0..<TraitRegistry.shared.slotCount).filter { contains(slot: $0) })
  }

  // MARK: Sets

  /// Adds the traits of another set.
  @inlinable @inline(__always)
  package mutating func formUnion(_ other: TraitMask) {
    first |= other.first
    second |= other.second
    third |= other.third
    fourth |= other.fourth
    shared |= other.shared
  }

  /// The traits that are in one of the sets.
  @inlinable @inline(__always)
  package func union(_ other: TraitMask) -> TraitMask {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Takes out the traits of another set; those that share a bit stay, as others may be meant.
  @inlinable @inline(__always)
  package mutating func subtract(_ other: TraitMask) {
    first &= ~other.first
    second &= ~other.second
    third &= ~other.third
    fourth &= ~other.fourth
  }

  /// Whether a trait is in both sets.
  @inlinable @inline(__always)
  package func intersects(_ other: TraitMask) -> Bool {
    first & other.first | second & other.second | third & other.third | fourth & other.fourth
      | shared & other.shared != 0
  }

  /// Whether every trait of another set is in this one.
  @inlinable @inline(__always)
  package func isSuperset(of other: TraitMask) -> Bool {
    other.first & ~first | other.second & ~second | other.third & ~third
      | other.fourth & ~fourth | other.shared & ~shared == 0
  }

  /// Those of the traits that colours may look at.
  package var affectingColorAppearance: TraitMask {
    let color = TraitMaskBits.colorMask
    return TraitMask(
      first: first & color.first,
      second: second & color.second,
      third: third & color.third,
      fourth: fourth & color.fourth,
      shared: shared & color.shared
    )
  }
}
