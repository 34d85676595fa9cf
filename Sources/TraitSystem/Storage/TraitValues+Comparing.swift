extension TraitValues {
  /// Returns whether two sets of values are equal, independent of the order in which they were set.
  func isEqual(to other: TraitValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard hasSameBitmaps(as: other) else { return false }
    if isBitwiseEqual(to: other) { return true }
    return overflow.lazy.map(\.slot).elementsEqual(other.overflow.lazy.map(\.slot))
      && changedMask(from: other).isEmpty
  }

  private func hasSameBitmaps(as other: TraitValues) -> Bool {
    withHeader { first in
      other.withHeader { second in first.words == second.words && first.boxed == second.boxed }
    }
  }

  /// Returns whether all values are equal words; requires equal bitmaps.
  private func isBitwiseEqual(to other: TraitValues) -> Bool {
    let count = TraitStorageHeader.placeWords + withHeader { $0.words.count }
    guard withHeader({ $0.boxed.isEmpty && $0.overflow.isEmpty }), !other.hasOverflow else {
      return false
    }
    return unsafe storage.withUnsafeMutablePointerToElements { first in
      unsafe other.storage.withUnsafeMutablePointerToElements { second in
        (0..<count).allSatisfy { unsafe first[$0] == second[$0] }
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    for slot in slots {
      guard let trait = TraitSlotTable.descriptor(at: slot) else { continue }
      hasher.combine(slot)
      switch payload(at: slot) {
      case .word(let word)? where trait.codec.isCanonical: hasher.combine(word)
      case let payload?: trait.codec.hash(payload, into: &hasher)
      case nil: break
      }
    }
  }

  /// Calls a closure with each slot whose values differ; an unset slot counts as the default.
  ///
  /// Equal bits count as unchanged even if the values don't equal themselves, such as NaN.
  private func forEachChange(from other: TraitValues, _ body: (Int) -> Void) {
    if isIdentical(to: other) { return }
    forEachSlot(with: other) { slot in
      // Most values are unchanged words.
      if slot < TraitBitmap.capacity, let word = bitmapWord(at: slot),
        word == other.bitmapWord(at: slot)
      {
        return
      }
      let (first, second) = (payload(at: slot), other.payload(at: slot))
      if let first, let second, first.isIdentical(to: second) { return }
      guard let trait = TraitSlotTable.descriptor(at: slot) else { return }
      if !trait.isEqual(first ?? trait.defaultPayload, second ?? trait.defaultPayload) {
        body(slot)
      }
    }
  }

  /// Returns the slots whose values differ, in ascending order; an unset slot counts as the
  /// default.
  func changedSlots(from other: TraitValues) -> [Int] {
    var slots: [Int] = []
    forEachChange(from: other) { slots.append($0) }
    return slots.sorted()
  }

  /// Returns the traits whose values differ; an unset trait counts as its default.
  func changedMask(from other: TraitValues) -> TraitMask {
    var mask = TraitMask()
    forEachChange(from: other) { mask.insert(changedSlot: $0) }
    return mask
  }

  /// The traits that are set.
  var mask: TraitMask {
    let bitmap = bitmap
    var mask = TraitMask(low: bitmap.low, high: bitmap.high)
    if hasOverflow { for entry in overflow { mask.insert(slot: entry.slot) } }
    return mask
  }

  /// Calls a closure with each slot that is set in this or the other set of values.
  private func forEachSlot(with other: TraitValues, _ body: (Int) -> Void) {
    bitmap.union(other.bitmap).forEach(body)
    if !hasOverflow && !other.hasOverflow { return }
    let (own, others) = (overflow, other.overflow)
    for entry in own { body(entry.slot) }
    for entry in others where !own.contains(where: { $0.slot == entry.slot }) { body(entry.slot) }
  }

  /// Calls a closure with each set slot and its contents.
  func forEach(_ body: (Int, TraitPayload) -> Void) {
    bitmap.forEach { slot in
      if let payload = payload(at: slot) { body(slot, payload) }
    }
    if hasOverflow { for entry in overflow { body(entry.slot, entry.payload) } }
  }

  /// The traits that are set: system traits in the order of their declaration, then custom traits
  /// in the order of their identifiers.
  var keys: [TraitKey] { Self.sorted(slots) }

  /// Returns the visible traits in ascending slots, in the order of ``keys``.
  static func sorted(_ slots: [Int]) -> [TraitKey] {
    let descriptors = TraitRegistry.shared.descriptors(at: slots).filter { !$0.isHidden }
    let custom = descriptors.drop(while: \.isSystem).sorted { $0.identifier < $1.identifier }
    return (descriptors.prefix(while: \.isSystem) + custom).map { TraitKey($0) }
  }

  /// The traits that are set with their values, as `identifier: value, …` in the order of ``keys``.
  var text: String {
    keys.map { key in
      let payload = payload(at: key.descriptor.slot) ?? key.descriptor.defaultPayload
      return "\(key): \(TraitValue(descriptor: key.descriptor, payload: payload))"
    }
    .joined(separator: ", ")
  }
}
