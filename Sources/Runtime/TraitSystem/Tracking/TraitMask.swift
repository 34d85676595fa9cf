/// A set of traits with fast intersection tests.
///
/// The first 256 traits of a process that are observed, read under tracking or overridden have a
/// bit each; see ``bit(assigningTo:)``. Further traits share bits, so that an intersection test can
/// give a false positive, but never a false negative.
///
/// Hierarchies test the sets of thousands of nodes in a row, so the operations are inlinable.
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

  /// Creates an empty set.
  @inlinable @inline(__always)
  package init() {
    self.init(first: 0, second: 0, third: 0, fourth: 0, shared: 0)
  }

  /// Creates a set of traits and assigns them bits.
  package init(_ keys: some Sequence<TraitKey>) {
    self.init()
    for key in keys { insert(slot: key.slot) }
  }

  /// The set of all present and future traits, for code that uses a collection as a whole.
  package static let everything = TraitMask(
    first: .max,
    second: .max,
    third: .max,
    fourth: .max,
    shared: .max
  )

  /// The bit for traits without a bit, on which only code that uses collections as a whole depends.
  private static let everythingBit: UInt64 = 1 << 63

  /// Whether the set is empty.
  @inlinable @inline(__always)
  package var isEmpty: Bool { first | second | third | fourth | shared == 0 }

  /// Whether the set contains every trait.
  package var isEverything: Bool { shared == .max }

  /// Whether the set contains a trait without a bit of its own.
  @inlinable @inline(__always)
  package var isShared: Bool { shared != 0 }

  /// The bit of a digest that represents all traits without a bit in it.
  @inlinable package static var digestOfOthers: UInt64 { 1 << 63 }

  /// The set in one word: two sets with a common trait have a common bit, and a common bit other
  /// than ``digestOfOthers`` is a common trait.
  @inlinable package var digest: UInt64 {
    let others = second | third | fourth | shared | first & Self.digestOfOthers
    return first & ~Self.digestOfOthers | (others == 0 ? 0 : Self.digestOfOthers)
  }

  // MARK: Single traits

  /// Adds the trait in a slot and assigns it a bit.
  package mutating func insert(slot: Int) {
    if let bit = TraitMask.bit(assigningTo: slot) { insert(bit: bit) }
  }

  /// Adds the trait in a slot as changed, without assigning a bit.
  mutating func insert(changedSlot slot: Int) {
    if let bit = TraitMask.bit(of: slot) {
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

  /// Returns whether the trait in a slot, or one that shares its bit, is in the set.
  package func contains(slot: Int) -> Bool {
    guard let bit = TraitMask.bit(of: slot) else { return isEverything }
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

  /// The traits of the set: system traits in the order of their declaration, then custom traits in
  /// the order of their identifiers.
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

  /// Returns the union of two sets.
  @inlinable @inline(__always)
  package func union(_ other: TraitMask) -> TraitMask {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Removes the traits of another set, except traits that share a bit.
  @inlinable @inline(__always)
  package mutating func subtract(_ other: TraitMask) {
    first &= ~other.first
    second &= ~other.second
    third &= ~other.third
    fourth &= ~other.fourth
  }

  /// Returns whether two sets have a common trait.
  @inlinable @inline(__always)
  package func intersects(_ other: TraitMask) -> Bool {
    first & other.first | second & other.second | third & other.third | fourth & other.fourth
      | shared & other.shared != 0
  }

  /// Returns whether every trait of another set is in this one.
  @inlinable @inline(__always)
  package func isSuperset(of other: TraitMask) -> Bool {
    other.first & ~first | other.second & ~second | other.third & ~third
      | other.fourth & ~fourth | other.shared & ~shared == 0
  }

  /// The traits of the set that affect color appearance.
  package var affectingColorAppearance: TraitMask {
    let color = TraitMask.colorMask
    return TraitMask(
      first: first & color.first,
      second: second & color.second,
      third: third & color.third,
      fourth: fourth & color.fourth,
      shared: shared & color.shared
    )
  }
}
