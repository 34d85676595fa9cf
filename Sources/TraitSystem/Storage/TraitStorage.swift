/// The values of a trait collection in one heap object: which slots are set, the words of those
/// stored as words packed behind the header, and the boxes of the rest.
///
/// The object is never changed while it is shared. A slot's place among the words (or boxes) is the
/// number of set slots below it. For words it is also kept in a byte for each slot, one-based, zero
/// if unset, between header and words: counting bits takes a dozen instructions where the processor
/// that is compiled for can't, reading a byte takes one.
@usableFromInline
typealias TraitStorage = ManagedBuffer<TraitStorageHeader, UInt64>

/// The fixed part of a ``TraitStorage``.
@frozen
@usableFromInline
struct TraitStorageHeader {
  /// The slots whose values are words.
  @usableFromInline var words = TraitBitmap()
  /// The slots whose values are boxes.
  @usableFromInline var boxed = TraitBitmap()
  /// The boxes, in the order of their slots.
  @usableFromInline var boxes: [AnyTraitBox] = []
  /// The values in slots that no bitmap holds, in the order of their slots.
  @usableFromInline var overflow: [TraitOverflowEntry] = []
  /// What this collection stands for while its reads are noted; all slots are empty then, so that
  /// only who finds a slot empty needs to look here.
  @usableFromInline var tracking: TraitTracking?
  /// The slots of the types known when the storage was made.
  @usableFromInline let types: TraitTypeTable.Words
  /// The number of words for which there is room.
  @usableFromInline var wordCapacity: Int

  /// The number of elements that hold the places of the slots.
  @inlinable static var placeWords: Int { TraitBitmap.capacity / 8 }

  init(wordCapacity: Int) {
    self.wordCapacity = wordCapacity
    types = TraitTypeTable.words
  }
}

/// A value in a slot beyond those that the bitmaps hold.
@frozen
@usableFromInline
struct TraitOverflowEntry {
  @usableFromInline var slot: Int
  @usableFromInline var payload: TraitPayload
}

extension [TraitOverflowEntry] {
  /// The place of a slot: of its entry, or where that would be inserted.
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
