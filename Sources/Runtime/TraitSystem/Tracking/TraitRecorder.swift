import Synchronization

/// A recorder of the traits that are read from a collection.
///
/// Collections can be read on any thread, so the record is atomic; recording a trait again is a
/// load and a comparison.
package final class TraitRecorder: Sendable {
  private let low = Atomic<UInt64>(0)
  private let high = Atomic<UInt64>(0)
  private let rest = Guarded<[Int]>([])
  /// Whether ``rest`` has elements, which avoids locking in most cases.
  private let hasRest = Atomic(false)
  /// The number of collections that the recorder was created for.
  private let users = Atomic(0)

  /// The record of used colors, which only the module of dynamic colors accesses; nil if resolving
  /// a color counts as reading the traits that it depends on.
  package let colorUses: (any AnyObject & Sendable)?

  /// Creates an empty recorder.
  package init(colorUses: (any AnyObject & Sendable)? = nil) {
    self.colorUses = colorUses
  }

  /// Counts a collection that records its reads here.
  func noteUser() { users.wrappingAdd(1, ordering: .relaxed) }

  /// Whether only one collection has ever recorded its reads here.
  var hasOneUser: Bool { users.load(ordering: .relaxed) == 1 }

  /// The traits that were read so far.
  package var mask: TraitMask {
    var mask = TraitMask(
      low: low.load(ordering: .relaxed),
      high: high.load(ordering: .relaxed)
    )
    if hasRest.load(ordering: .acquiring) {
      for slot in rest.withLock({ $0 }) {
        if slot == .max { return .everything }
        mask.insert(slot: slot)
      }
    }
    return mask
  }

  /// The traits read so far in slots beyond the bitmaps, which a mask may not distinguish.
  var distantSlots: [Int] {
    hasRest.load(ordering: .acquiring) ? rest.withLock { $0 } : []
  }

  func note(slot: Int) {
    if slot < 64 {
      Self.set(UInt64(1) << UInt64(slot), in: low)
    } else if slot < TraitBitmap.capacity {
      Self.set(UInt64(1) << UInt64(slot - 64), in: high)
    } else {
      rest.withLock { if !$0.contains(slot) { $0.append(slot) } }
      hasRest.store(true, ordering: .releasing)
    }
  }

  /// Records reads of these traits.
  package func note(_ mask: TraitMask) {
    if mask.isEverything { return noteEverything() }
    for slot in 0..<TraitRegistry.shared.slotCount where mask.contains(slot: slot) {
      note(slot: slot)
    }
  }

  /// Records that the collection was used as a whole: compared, described, or copied with changes.
  func noteEverything() {
    low.store(.max, ordering: .relaxed)
    high.store(.max, ordering: .relaxed)
    note(slot: .max)
  }

  /// Clears the record.
  package func reset() {
    low.store(0, ordering: .relaxed)
    high.store(0, ordering: .relaxed)
    if hasRest.load(ordering: .acquiring) {
      hasRest.store(false, ordering: .relaxed)
      rest.withLock { $0.removeAll() }
    }
  }

  private static func set(_ bit: UInt64, in bits: borrowing Atomic<UInt64>) {
    if bits.load(ordering: .relaxed) & bit == 0 { bits.bitwiseOr(bit, ordering: .relaxed) }
  }
}
