/// The values of a trait collection in one heap object: bitmaps of the slots that are set, the
/// packed words of trivial values after the header, and the boxes of all other values.
///
/// The object is never changed while it is shared. The index of a slot among the words (or boxes)
/// is the number of set slots below it. For words the index is also stored in a byte per slot,
/// one-based, zero if unset, between header and words: counting bits takes a dozen instructions on
/// processors without a population count instruction, reading a byte takes one.
@usableFromInline
typealias TraitStorage = ManagedBuffer<TraitStorageHeader, UInt64>

/// The fixed part of a ``TraitStorage``.
@frozen
@usableFromInline
@safe
struct TraitStorageHeader {
  /// The slots with words.
  @usableFromInline var words = TraitBitmap()
  /// The slots with boxes.
  @usableFromInline var boxed = TraitBitmap()
  /// The boxes, in the order of their slots.
  @usableFromInline var boxes: [AnyTraitBox] = []
  /// The values in slots beyond the bitmaps, in the order of their slots.
  @usableFromInline var overflow: [TraitOverflowEntry] = []
  /// The tracked collection if reads are recorded.
  ///
  /// In that case all slots are empty, so that only the lookup of an empty slot checks this
  /// property.
  @usableFromInline var tracking: TraitTracking?
  /// The table of slots at the time when the storage was created.
  @usableFromInline let types: _TraitSlot.TypeTable
  /// The capacity in words.
  @usableFromInline var wordCapacity: Int

  /// The number of elements used for the slot indices.
  @inlinable static var placeWords: Int { TraitBitmap.capacity / 8 }

  init(wordCapacity: Int) {
    self.wordCapacity = wordCapacity
    unsafe types = _TraitSlot.types
  }
}

/// A value in a slot beyond the bitmaps.
@frozen
@usableFromInline
struct TraitOverflowEntry {
  @usableFromInline var slot: Int
  @usableFromInline var payload: TraitPayload
}

extension [TraitOverflowEntry] {
  /// Returns the index of a slot's entry, or its insertion index.
  func position(of slot: Int) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        self[middle].slot < slot ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
