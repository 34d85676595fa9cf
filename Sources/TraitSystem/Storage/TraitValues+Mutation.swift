extension TraitValues {
  /// Stores a payload in a slot, in place if the storage isn't shared.
  ///
  /// - Complexity: One allocation and a copy of the words if the storage is shared or full.
  @usableFromInline
  mutating func set(_ payload: TraitPayload, at slot: Int) {
    switch payload {
    case .word(let word) where slot < TraitBitmap.capacity: setWord(word, at: slot)
    case .object(let box) where slot < TraitBitmap.capacity: setBox(box, at: slot)
    default: setOverflow(payload, at: slot)
    }
  }

  /// Removes the value in a slot, if there is one.
  @usableFromInline
  mutating func remove(at slot: Int) {
    guard contains(slot) else { return }
    makeUnique(extraWords: 0)
    if slot >= TraitBitmap.capacity {
      storage.header.overflow.remove(at: storage.header.overflow.position(of: slot))
    } else if storage.header.words.contains(slot) {
      let rank = storage.header.words.rank(of: slot)
      let last = storage.header.words.count - 1
      unsafe storage.withUnsafeMutablePointerToElements { elements in
        let words = unsafe elements + TraitStorageHeader.placeWords
        unsafe (words + rank).update(from: words + rank + 1, count: last - rank)
        unsafe Self.setPlace(0, of: slot, movingHigherBy: -1, in: elements)
      }
      storage.header.words.remove(slot)
    } else {
      storage.header.boxes.remove(at: storage.header.boxed.rank(of: slot))
      storage.header.boxed.remove(slot)
    }
  }

  @usableFromInline
  mutating func setWord(_ word: UInt64, at slot: Int) {
    let isNew = bitmapWord(at: slot) == nil
    makeUnique(extraWords: isNew ? 1 : 0)
    let (rank, count) = (storage.header.words.rank(of: slot), storage.header.words.count)
    if isNew { storage.header.words.insert(slot) }
    unsafe storage.withUnsafeMutablePointerToElements { elements in
      let words = unsafe elements + TraitStorageHeader.placeWords
      if isNew {
        unsafe (words + rank + 1).update(from: words + rank, count: count - rank)
        let place = UInt8(truncatingIfNeeded: rank + 1)
        unsafe Self.setPlace(place, of: slot, movingHigherBy: 1, in: elements)
      }
      let place = unsafe UnsafeRawPointer(elements).load(fromByteOffset: slot, as: UInt8.self)
      unsafe words[Int(place) - 1] = word
    }
  }

  /// Stores the index of a slot's word and adjusts those of the slots above.
  private static func setPlace(
    _ place: UInt8,
    of slot: Int,
    movingHigherBy step: Int8,
    in elements: UnsafeMutablePointer<UInt64>
  ) {
    let step = UInt8(bitPattern: step)
    unsafe elements.withMemoryRebound(to: UInt8.self, capacity: TraitBitmap.capacity) { places in
      unsafe places[slot] = place
      // Without a branch, so that the compiler can vectorize the loop.
      for above in slot &+ 1..<TraitBitmap.capacity {
        let old = unsafe places[above]
        unsafe places[above] = old &+ (old == 0 ? 0 : step)
      }
    }
  }

  private mutating func setBox(_ box: AnyTraitBox, at slot: Int) {
    makeUnique(extraWords: 0)
    let rank = storage.header.boxed.rank(of: slot)
    if storage.header.boxed.contains(slot) {
      storage.header.boxes[rank] = box
    } else {
      storage.header.boxes.insert(box, at: rank)
      storage.header.boxed.insert(slot)
    }
  }

  private mutating func setOverflow(_ payload: TraitPayload, at slot: Int) {
    makeUnique(extraWords: 0)
    let position = storage.header.overflow.position(of: slot)
    let entry = TraitOverflowEntry(slot: slot, payload: payload)
    if position < overflow.count, overflow[position].slot == slot {
      storage.header.overflow[position] = entry
    } else {
      storage.header.overflow.insert(entry, at: position)
    }
  }

  /// Reserves capacity for the values of another set, so that setting them copies at most once.
  mutating func reserve(for other: TraitValues) {
    let words = storage.header.words
    makeUnique(extraWords: words.union(other.storage.header.words).count - words.count)
  }

  /// Ensures that the storage is uniquely referenced and has capacity.
  private mutating func makeUnique(extraWords: Int) {
    let isUnique = isKnownUniquelyReferenced(&storage)
    let count = storage.header.words.count
    let needed = count + extraWords
    if isUnique && needed <= storage.header.wordCapacity { return }
    // Storage that is already unique is likely to grow again; a copy most often has only one
    // change.
    let copy = TraitValues(wordCapacity: isUnique ? Swift.max(4, 2 * needed) : needed)
    copy.storage.header.words = storage.header.words
    copy.storage.header.boxed = storage.header.boxed
    copy.storage.header.boxes = storage.header.boxes
    copy.storage.header.overflow = storage.header.overflow
    unsafe storage.withUnsafeMutablePointerToElements { words in
      unsafe copy.storage.withUnsafeMutablePointerToElements { newWords in
        unsafe newWords.initialize(from: words, count: TraitStorageHeader.placeWords + count)
      }
    }
    self = copy
  }
}
