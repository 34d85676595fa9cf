extension TraitKey {
  /// The number under which collections store the trait; for tables that are made once and read
  /// often, and never to be shown or kept.
  package var slot: Int { descriptor.slot }
}

extension TraitCollection {
  /// The stored word of the trait with that slot, or nil if it isn't set or is stored as an object.
  @inlinable
  package func word(atSlot slot: Int) -> UInt64? {
    values.word(at: slot)
  }
}
