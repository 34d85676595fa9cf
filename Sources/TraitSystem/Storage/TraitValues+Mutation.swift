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
    storage.withUnsafeMutablePointers { header, elements in
      if slot >= TraitBitmap.capacity {
        header.pointee.overflow.remove(at: header.pointee.overflow.position(of: slot))
      } else if header.pointee.words.contains(slot) {
        let rank = header.pointee.words.rank(of: slot)
        let last = header.pointee.words.count - 1
        let words = elements + TraitStorageHeader.placeWords
        (words + rank).update(from: words + rank + 1, count: last - rank)
        header.pointee.words.remove(slot)
        Self.setPlace(0, of: slot, movingHigherBy: -1, in: elements)
      } else {
        header.pointee.boxes.remove(at: header.pointee.boxed.rank(of: slot))
        header.pointee.boxed.remove(slot)
      }
    }
  }

  @usableFromInline
  mutating func setWord(_ word: UInt64, at slot: Int) {
    let isNew = bitmapWord(at: slot) == nil
    makeUnique(extraWords: isNew ? 1 : 0)
    storage.withUnsafeMutablePointers { header, elements in
      let words = elements + TraitStorageHeader.placeWords
      if isNew {
        let (rank, count) = (header.pointee.words.rank(of: slot), header.pointee.words.count)
        (words + rank + 1).update(from: words + rank, count: count - rank)
        header.pointee.words.insert(slot)
        let place = UInt8(truncatingIfNeeded: rank + 1)
        Self.setPlace(place, of: slot, movingHigherBy: 1, in: elements)
      }
      let place = UnsafeRawPointer(elements).load(fromByteOffset: slot, as: UInt8.self)
      words[Int(place) - 1] = word
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
    elements.withMemoryRebound(to: UInt8.self, capacity: TraitBitmap.capacity) { places in
      places[slot] = place
      // Without a branch, so that the compiler can vectorize the loop.
      for above in slot &+ 1..<TraitBitmap.capacity {
        let old = places[above]
        places[above] = old &+ (old == 0 ? 0 : step)
      }
    }
  }

  private mutating func setBox(_ box: AnyTraitBox, at slot: Int) {
    makeUnique(extraWords: 0)
    storage.withUnsafeMutablePointerToHeader { header in
      let rank = header.pointee.boxed.rank(of: slot)
      if header.pointee.boxed.contains(slot) {
        header.pointee.boxes[rank] = box
      } else {
        header.pointee.boxes.insert(box, at: rank)
        header.pointee.boxed.insert(slot)
      }
    }
  }

  private mutating func setOverflow(_ payload: TraitPayload, at slot: Int) {
    makeUnique(extraWords: 0)
    storage.withUnsafeMutablePointerToHeader { header in
      let position = header.pointee.overflow.position(of: slot)
      let entry = TraitOverflowEntry(slot: slot, payload: payload)
      if position < header.pointee.overflow.count, header.pointee.overflow[position].slot == slot {
        header.pointee.overflow[position] = entry
      } else {
        header.pointee.overflow.insert(entry, at: position)
      }
    }
  }

  /// Reserves capacity for the values of another set, so that setting them copies at most once.
  mutating func reserve(for other: TraitValues) {
    let words = storage.withUnsafeMutablePointerToHeader { $0.pointee.words }
    let more = other.storage.withUnsafeMutablePointerToHeader { $0.pointee.words }
    makeUnique(extraWords: words.union(more).count - words.count)
  }

  /// Ensures that the storage is uniquely referenced and has capacity.
  private mutating func makeUnique(extraWords: Int) {
    let isUnique = isKnownUniquelyReferenced(&storage)
    let (count, capacity) = storage.withUnsafeMutablePointerToHeader {
      ($0.pointee.words.count, $0.pointee.wordCapacity)
    }
    let needed = count + extraWords
    if isUnique && needed <= capacity { return }
    // Storage that is already unique is likely to grow again; a copy most often has only one
    // change.
    let copy = TraitValues(wordCapacity: isUnique ? Swift.max(4, 2 * needed) : needed)
    storage.withUnsafeMutablePointers { header, words in
      copy.storage.withUnsafeMutablePointers { newHeader, newWords in
        newHeader.pointee.words = header.pointee.words
        newHeader.pointee.boxed = header.pointee.boxed
        newHeader.pointee.boxes = header.pointee.boxes
        newHeader.pointee.overflow = header.pointee.overflow
        newWords.initialize(
          from: words,
          count: TraitStorageHeader.placeWords + count
        )
      }
    }
    self = copy
  }
}
