extension TraitCollection {
  /// Creates a collection in which each trait has the value of the last collection that specifies
  /// it.
  ///
  /// The same rule applies to system and custom traits. A default isn't specified and never
  /// replaces a value; the empty collection is neutral; the operation is associative.
  ///
  /// - Parameter traits: The collections in ascending precedence; an empty array gives the empty
  ///   collection.
  public init(traitsFrom traits: [TraitCollection]) {
    var values = traits.first?.values.whole ?? .empty
    for other in traits.dropFirst() { values.merge(other.values.whole) }
    self.init(values: values)
  }

  /// Returns this collection overridden by `stronger`, merged as in ``init(traitsFrom:)``.
  package func overlaid(by stronger: TraitCollection) -> TraitCollection {
    var values = values.whole
    values.merge(stronger.values.whole)
    return TraitCollection(values: values)
  }
}

extension TraitValues {
  /// Sets all values of another set.
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
