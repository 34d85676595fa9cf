extension TraitCollection {
  /// Merges collections: each trait has the value that the last collection specifying it has.
  ///
  /// One rule for system and custom traits. A default specifies nothing and so never erases; the
  /// empty collection changes nothing; the operation is associative.
  ///
  /// - Parameter traits: The collections, the strongest last; none make the empty collection.
  public init(traitsFrom traits: [TraitCollection]) {
    var values = traits.first?.values.whole ?? .empty
    for other in traits.dropFirst() { values.merge(other.values.whole) }
    self.init(values: values)
  }

  /// This collection where `stronger` specifies nothing, as ``init(traitsFrom:)`` merges the two.
  package func overlaid(by stronger: TraitCollection) -> TraitCollection {
    var values = values.whole
    values.merge(stronger.values.whole)
    return TraitCollection(values: values)
  }
}

extension TraitValues {
  /// Takes on all values of another set.
  fileprivate mutating func merge(_ other: TraitValues) {
    if other.isEmpty { return }
    if isEmpty {
      self = other
      return
    }
    reserve(for: other)
    other.forEach { slot, payload in set(payload, at: slot) }
  }
}
