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
    let set = withHeader { $0.words }
    if slot >= TraitBitmap.capacity {
      changeHeader { _ = $0.overflow.remove(at: $0.overflow.position(of: slot)) }
    } else if set.contains(slot) {
      let (rank, last) = (set.rank(of: slot), set.count - 1)
      unsafe storage.withUnsafeMutablePointerToElements { elements in
        let words = unsafe elements + TraitStorageHeader.placeWords
        unsafe (words + rank).update(from: words + rank + 1, count: last - rank)
        unsafe Self.setPlace(0, of: slot, movingHigherBy: -1, in: elements)
      }
      changeHeader { $0.words.remove(slot) }
    } else {
      changeHeader { header in
        header.boxes.remove(at: header.boxed.rank(of: slot))
        header.boxed.remove(slot)
      }
    }
  }

  @usableFromInline
  mutating func setWord(_ word: UInt64, at slot: Int) {
    let isNew = bitmapWord(at: slot) == nil
    makeUnique(extraWords: isNew ? 1 : 0)
    let (rank, count) = changeHeader { header in
      defer { if isNew { header.words.insert(slot) } }
      return (header.words.rank(of: slot), header.words.count)
    }
    unsafe storage.withUnsafeMutablePointerToElements { elements in
      let words = unsafe elements + TraitStorageHeader.placeWords
      if isNew {
        unsafe (words + rank + 1).update(from: words + rank, count: count - rank)
        let place = UInt8(truncatingIfNeeded: rank + 1)
        unsafe Self.setPlace(place, of: slot, movingHigherBy: 1, in: elements)
      }
      let place = unsafe UnsafeRawPointer(elements).load(fromByteOffset: slot, as: UInt8.self)
      precondition(Int(place) == rank + 1, "slot \(slot) is at place \(place)")
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
    changeHeader { header in
      let rank = header.boxed.rank(of: slot)
      if header.boxed.contains(slot) {
        header.boxes[rank] = box
      } else {
        header.boxes.insert(box, at: rank)
        header.boxed.insert(slot)
      }
    }
  }

  private mutating func setOverflow(_ payload: TraitPayload, at slot: Int) {
    makeUnique(extraWords: 0)
    changeHeader { header in
      let position = header.overflow.position(of: slot)
      let entry = TraitOverflowEntry(slot: slot, payload: payload)
      if position < header.overflow.count, header.overflow[position].slot == slot {
        header.overflow[position] = entry
      } else {
        header.overflow.insert(entry, at: position)
      }
    }
  }

  /// Reserves capacity for the values of another set, so that setting them copies at most once.
  mutating func reserve(for other: TraitValues) {
    let (words, more) = (withHeader { $0.words }, other.withHeader { $0.words })
    makeUnique(extraWords: words.union(more).count - words.count)
  }

  /// Ensures that the storage is uniquely referenced and has capacity.
  private mutating func makeUnique(extraWords: Int) {
    let isUnique = isKnownUniquelyReferenced(&storage)
    let (count, capacity) = withHeader { ($0.words.count, $0.wordCapacity) }
    let needed = count + extraWords
    if isUnique && needed <= capacity { return }
    // Storage that is already unique is likely to grow again; a copy most often has only one
    // change.
    let copy = TraitValues(wordCapacity: isUnique ? Swift.max(4, 2 * needed) : needed)
    unsafe storage.withUnsafeMutablePointerToHeader { header in
      copy.changeHeader { newHeader in
        newHeader.words = unsafe header.pointee.words
        newHeader.boxed = unsafe header.pointee.boxed
        newHeader.boxes = unsafe header.pointee.boxes
        newHeader.overflow = unsafe header.pointee.overflow
      }
    }
    unsafe storage.withUnsafeMutablePointerToElements { words in
      unsafe copy.storage.withUnsafeMutablePointerToElements { newWords in
        unsafe newWords.initialize(from: words, count: TraitStorageHeader.placeWords + count)
      }
    }
    self = copy
  }
}
