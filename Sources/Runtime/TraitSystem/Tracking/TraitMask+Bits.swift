import Synchronization

/// The assignment of traits to bits.
extension TraitMask {
  /// The number of bits for one trait each; all further bits are shared.
  static let ownBits = 256

  /// The number of shared bits; the last bit of the word represents all other traits.
  private static let sharedBits = 63

  private static let next = Atomic(TraitBitmap.capacity)

  /// The bits of the traits that affect color appearance.
  private struct Words: ~Copyable, Sendable {
    let first = Atomic<UInt64>(0)
    let second = Atomic<UInt64>(0)
    let third = Atomic<UInt64>(0)
    let fourth = Atomic<UInt64>(0)
    let shared = Atomic<UInt64>(0)
  }

  private static let color = Words()

  /// Returns the bit of a trait, or nil if none is assigned.
  static func bit(of slot: Int) -> Int? {
    if slot < TraitBitmap.capacity { return slot }
    return TraitDescriptor.descriptor(at: slot)?.maskBit
  }

  /// Returns the bit of a trait, assigning one if necessary.
  ///
  /// The first slots have the bits of the same number. A trait in a later slot gets a bit when it
  /// is first read under tracking, observed, or overridden in a hierarchy.
  static func bit(assigningTo slot: Int) -> Int? {
    if slot < TraitBitmap.capacity { return slot }
    guard let trait = TraitDescriptor.descriptor(at: slot) else { return nil }
    if let bit = trait.maskBit { return bit }
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    let bit = number < ownBits ? number : ownBits + (number - ownBits) % sharedBits
    let assigned = trait.assignMaskBit(bit)
    noteColor(trait)
    return assigned
  }

  /// Records a trait that affects color appearance, if it has a bit.
  static func noteColor(_ trait: TraitDescriptor) {
    let bit = trait.slot < TraitBitmap.capacity ? trait.slot : trait.maskBit
    guard trait.affectsColorAppearance, let bit else { return }
    let word: UInt64 = 1 << UInt64(bit & 63)
    switch bit >> 6 {
    case 0: color.first.bitwiseOr(word, ordering: .relaxed)
    case 1: color.second.bitwiseOr(word, ordering: .relaxed)
    case 2: color.third.bitwiseOr(word, ordering: .relaxed)
    case 3: color.fourth.bitwiseOr(word, ordering: .relaxed)
    default: color.shared.bitwiseOr(word, ordering: .relaxed)
    }
  }

  /// The slots of the bitmaps with traits that affect color appearance.
  static var colorBitmap: TraitBitmap {
    _ = TraitRegistry.shared
    return TraitBitmap(
      low: color.first.load(ordering: .relaxed),
      high: color.second.load(ordering: .relaxed)
    )
  }

  /// The traits with bits that affect color appearance.
  static var colorMask: TraitMask {
    _ = TraitRegistry.shared
    return TraitMask(
      first: color.first.load(ordering: .relaxed),
      second: color.second.load(ordering: .relaxed),
      third: color.third.load(ordering: .relaxed),
      fourth: color.fourth.load(ordering: .relaxed),
      shared: color.shared.load(ordering: .relaxed)
    )
  }
}
