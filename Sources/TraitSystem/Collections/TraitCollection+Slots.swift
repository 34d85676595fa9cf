extension TraitKey {
  /// The number under which collections store the trait; for tables that are made once and read
  /// often, and never to be shown or kept.
  package var slot: Int { descriptor.slot }

  /// Whether the trait keeps the value of an environment key, so that nobody is to see it.
  package var isHidden: Bool { descriptor.isHidden }
}

extension TraitCollection {
  /// The traits whose values differ from those of another collection, the hidden ones last.
  package func allChangedTraits(from traits: TraitCollection) -> [TraitKey] {
    let slots = values.whole.changedSlots(from: traits.values.whole)
    let hidden = TraitRegistry.shared.descriptors(at: slots).filter(\.isHidden)
    return TraitValues.sorted(slots) + hidden.map { TraitKey($0) }
  }

  /// The stored word of the trait with that slot, or nil if it isn't set or is stored as an object.
  @inlinable
  package func word(atSlot slot: Int) -> UInt64? {
    values.word(at: slot)
  }
}
