extension TraitValues {
  /// Returns whether two sets of values are equal, independent of the order in which they were set.
  func isEqual(to other: TraitValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard hasSameBitmaps(as: other) else { return false }
    if hasOverflow || other.hasOverflow {
      let slots = overflow.lazy.map(\.slot)
      guard slots.elementsEqual(other.overflow.lazy.map(\.slot)) else { return false }
    }
    return !containsChange(from: other) { _ in true }
  }

  private func hasSameBitmaps(as other: TraitValues) -> Bool {
    withHeader { first in
      other.withHeader { second in first.words == second.words && first.boxed == second.boxed }
    }
  }

  func hash(into hasher: inout Hasher) {
    for slot in slots {
      guard let trait = TraitDescriptor.descriptor(at: slot) else { continue }
      hasher.combine(slot)
      switch payload(at: slot) {
      case .word(let word)? where trait.codec.isCanonical: hasher.combine(word)
      case let payload?: trait.codec.hash(payload, into: &hasher)
      case nil: break
      }
    }
  }

  /// Returns whether a closure returns true for a slot whose values differ; an unset slot counts as
  /// the default.
  ///
  /// Equal bits count as unchanged even if the values don't equal themselves, such as NaN.
  ///
  /// - Parameters:
  ///   - other: The values to compare with.
  ///   - limits: The slots of the bitmaps to compare; nil compares all.
  ///   - predicate: Called with the slots in the bitmaps in ascending order, then with others.
  /// - Returns: Whether the closure returned true; it isn't called again after that.
  @inline(__always)
  private func containsChange(
    from other: TraitValues,
    in limits: TraitBitmap? = nil,
    where predicate: (Int) -> Bool
  ) -> Bool {
    if isIdentical(to: other) { return false }
    var slots = bitmap.union(other.bitmap)
    if let limits { slots.formIntersection(limits) }
    while let slot = slots.popFirst() {
      if isChanged(at: slot, from: other), predicate(slot) { return true }
    }
    if !hasOverflow && !other.hasOverflow { return false }
    let distant = overflow.map(\.slot)
    let others = other.overflow.lazy.map(\.slot).filter { !distant.contains($0) }
    return (distant + others).contains { slot in
      isPayloadChanged(at: slot, from: other) && predicate(slot)
    }
  }

  /// Returns whether the values in a slot of the bitmaps differ.
  @inline(__always)
  private func isChanged(at slot: Int, from other: TraitValues) -> Bool {
    // Most values are words, and most of them are unchanged.
    guard let word = bitmapWord(at: slot), let otherWord = other.bitmapWord(at: slot) else {
      return isPayloadChanged(at: slot, from: other)
    }
    if word == otherWord { return false }
    return TraitDescriptor.isCanonical(at: slot) || isPayloadChanged(at: slot, from: other)
  }

  private func isPayloadChanged(at slot: Int, from other: TraitValues) -> Bool {
    let (first, second) = (payload(at: slot), other.payload(at: slot))
    if let first, let second, first.isIdentical(to: second) { return false }
    guard let trait = TraitDescriptor.descriptor(at: slot) else { return false }
    return !trait.isEqual(first ?? trait.defaultPayload, second ?? trait.defaultPayload)
  }

  /// Returns whether a trait that affects color appearance differs.
  func hasDifferentColorAppearance(from other: TraitValues) -> Bool {
    containsChange(from: other, in: TraitMask.colorBitmap) { slot in
      slot < TraitBitmap.capacity
        || TraitDescriptor.descriptor(at: slot)?.affectsColorAppearance ?? false
    }
  }

  /// Returns the slots whose values differ, in ascending order; an unset slot counts as the
  /// default.
  func changedSlots(from other: TraitValues) -> [Int] {
    var slots: [Int] = []
    _ = containsChange(from: other) { slot in
      slots.append(slot)
      return false
    }
    return slots.sorted()
  }

  /// Returns the traits whose values differ; an unset trait counts as its default.
  func changedMask(from other: TraitValues) -> TraitMask {
    var mask = TraitMask()
    _ = containsChange(from: other) { slot in
      mask.insert(changedSlot: slot)
      return false
    }
    return mask
  }

  /// The traits that are set.
  var mask: TraitMask {
    let bitmap = bitmap
    var mask = TraitMask(low: bitmap.low, high: bitmap.high)
    if hasOverflow { for entry in overflow { mask.insert(slot: entry.slot) } }
    return mask
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
