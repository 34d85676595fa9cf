extension TraitKey {
  /// The number under which collections store the trait, for in-memory tables.
  ///
  /// Never display it or write it to a file.
  package var slot: Int { descriptor.slot }

  /// Whether the trait stores the value of an environment key and doesn't appear in lists of
  /// traits.
  package var isHidden: Bool { descriptor.isHidden }
}

extension TraitCollection {
  /// Returns the traits whose values differ from those of another collection, hidden traits last.
  package func allChangedTraits(from traits: TraitCollection) -> [TraitKey] {
    let slots = values.whole.changedSlots(from: traits.values.whole)
    let hidden = TraitRegistry.shared.descriptors(at: slots).filter(\.isHidden)
    return TraitValues.sorted(slots) + hidden.map { TraitKey($0) }
  }

  /// Returns the stored word in a slot, or nil if the trait isn't set or is stored as an object.
  @inlinable
  package func word(atSlot slot: Int) -> UInt64? {
    values.word(at: slot)
  }
}
