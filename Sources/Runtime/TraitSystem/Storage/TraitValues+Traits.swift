extension TraitValues {
  /// Returns the storage location of a trait.
  @inlinable @inline(__always)
  func slot<T: TraitDefinition>(of trait: T.Type) -> _TraitSlot {
    unsafe T._systemSlot
      ?? _TraitSlot.find(
        UInt(bitPattern: ObjectIdentifier(trait)),
        in: withHeader { unsafe $0.types }
      )
      ?? _TraitSlot.slot(for: trait)
  }

  /// Returns the value of a trait, or nil if it isn't set.
  @inlinable @inline(__always)
  func value<T: TraitDefinition>(of trait: T.Type) -> T.Value? {
    let slot = slot(of: trait)
    guard slot.isInBitmaps else { return remoteValue(of: trait, slot: slot) }
    if TraitPayload.holds(T.Value.self) {
      return word(at: slot.index).map { TraitPayload.decode($0, as: T.Value.self) }
    }
    if let value = bitmapBoxedValue(at: slot.index, as: T.Value.self) { return value }
    return isTracked ? remoteValue(of: trait, slot: slot) : nil
  }

  /// Returns the value of a trait that is stored in another form or in a slot beyond the bitmaps,
  /// or whose reads are recorded.
  @usableFromInline
  func remoteValue<T: TraitDefinition>(of trait: T.Type, slot: _TraitSlot) -> T.Value? {
    if let conversion = slot.object(as: AnyObject.self) as? TraitConversion<T.Value> {
      return payload(at: conversion.descriptor.slot).map { conversion.value(of: $0) }
    }
    return payload(at: slot.index)?.value(as: T.Value.self)
  }

  /// Stores a value of a trait.
  ///
  /// - Parameters:
  ///   - value: The new value; ignored if an earlier definition of the trait can't store it.
  ///   - trait: The trait.
  ///   - keepsDefaults: Whether a default is stored unless it means that nothing is specified;
  ///     otherwise it removes the value.
  @inlinable
  mutating func set<T: TraitDefinition>(
    _ value: T.Value,
    of trait: T.Type,
    keepsDefaults: Bool
  ) {
    let slot = slot(of: trait)
    guard slot.isDirect else {
      setConverted(value, of: trait, slot: slot, keepsDefaults: keepsDefaults)
      return
    }
    guard TraitPayload.holds(T.Value.self), slot.index < TraitBitmap.capacity else {
      set(TraitPayload(value), at: slot.index, keepsDefaults: keepsDefaults)
      return
    }
    let word = TraitPayload.encode(value)
    if !keepsDefaults || Self.hasUnspecifiedDefault(slot.index),
      word == TraitPayload.encode(T.defaultValue) || Self.isDefault(word, at: slot.index)
    {
      remove(at: slot.index)
    } else {
      setWord(word, at: slot.index)
    }
  }

  /// Returns whether the default of the trait in a slot means that nothing is specified, as
  /// `unspecified` of system traits does.
  ///
  /// The bits are those of the slots of these traits; a test compares both.
  @inlinable
  static func hasUnspecifiedDefault(_ slot: Int) -> Bool {
    slot < 64 && (0xFAF7F as UInt64) >> UInt64(slot) & 1 == 1
  }

  /// Returns whether a word represents the default of the trait in a slot.
  @usableFromInline
  static func isDefault(_ word: UInt64, at slot: Int) -> Bool {
    !TraitDescriptor.isCanonical(at: slot)
      && TraitDescriptor.descriptor(at: slot)?.isDefault(.word(word)) ?? false
  }

  /// Stores a payload in the slot of its trait.
  @usableFromInline
  mutating func set(_ payload: TraitPayload, at slot: Int, keepsDefaults: Bool) {
    guard let descriptor = TraitDescriptor.descriptor(at: slot) else { return }
    set(payload, of: descriptor, keepsDefaults: keepsDefaults)
  }

  @usableFromInline
  mutating func setConverted<T: TraitDefinition>(
    _ value: T.Value,
    of trait: T.Type,
    slot: _TraitSlot,
    keepsDefaults: Bool
  ) {
    guard let conversion = slot.object(as: AnyObject.self) as? TraitConversion<T.Value>,
      let payload = conversion.payload(of: value)
    else { return }
    set(payload, of: conversion.descriptor, keepsDefaults: keepsDefaults)
  }

  /// Stores a payload of a trait.
  mutating func set(
    _ payload: TraitPayload,
    of descriptor: TraitDescriptor,
    keepsDefaults: Bool
  ) {
    let removesDefault = !keepsDefaults || Self.hasUnspecifiedDefault(descriptor.slot)
    if removesDefault, descriptor.isDefault(payload) {
      remove(at: descriptor.slot)
    } else {
      set(payload, at: descriptor.slot)
    }
  }

  /// Removes the value of a trait.
  mutating func remove<T: TraitDefinition>(_ trait: T.Type) {
    let slot = slot(of: trait)
    remove(at: slot.conversion?.descriptor.slot ?? slot.index)
  }

  /// Returns whether a trait is set.
  func contains<T: TraitDefinition>(_ trait: T.Type) -> Bool {
    let slot = slot(of: trait)
    return contains(slot.conversion?.descriptor.slot ?? slot.index)
  }
}
