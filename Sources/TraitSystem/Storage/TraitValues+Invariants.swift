extension TraitValues {
  /// A description of an inconsistency of the storage, whose values are read by address; nil if
  /// there is none.
  ///
  /// - Complexity: O(*n*) in the capacity of the bitmaps; only tests read this property.
  var brokenInvariant: String? {
    withHeader { header in
      let (words, boxed, overflow) = (header.words, header.boxed, header.overflow.map(\.slot))
      let both = TraitBitmap(low: words.low & boxed.low, high: words.high & boxed.high)
      if !both.isEmpty { return "a slot has a word and a box" }
      if header.boxes.count != boxed.count { return "\(header.boxes.count) boxes" }
      if words.count > header.wordCapacity { return "\(words.count) words" }
      if storage.capacity < TraitStorageHeader.placeWords + header.wordCapacity {
        return "a capacity of \(storage.capacity)"
      }
      if overflow != Set(overflow).sorted()
        || overflow.contains(where: { $0 < TraitBitmap.capacity })
      {
        return "overflow in the slots \(overflow)"
      }
      if header.tracking != nil, !words.isEmpty || !boxed.isEmpty || !overflow.isEmpty {
        return "a tracked collection with values"
      }
      return unsafe storage.withUnsafeMutablePointerToElements { elements in
        for slot in 0..<TraitBitmap.capacity {
          let place = unsafe UnsafeRawPointer(elements).load(fromByteOffset: slot, as: UInt8.self)
          if Int(place) != (words.contains(slot) ? words.rank(of: slot) + 1 : 0) {
            return "slot \(slot) at place \(place)"
          }
        }
        return nil
      }
    }
  }
}
