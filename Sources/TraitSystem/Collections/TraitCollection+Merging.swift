extension TraitCollection {
  /// Merges collections: each trait has the value that the last collection specifying it has.
  ///
  /// One rule for system and custom traits. A default specifies nothing and so never erases; the
  /// empty collection changes nothing; the operation is associative.
  ///
  /// - Parameter traits: The collections, the strongest last; none make the empty collection.
  public init(traitsFrom traits: [TraitCollection]) {
    var values = traits.first?.values.whole ?? .empty
    for other in traits.dropFirst().lazy.map(\.values.whole) {
      if values.isEmpty {
        values = other
        continue
      }
      other.forEach { slot, payload in values.set(payload, at: slot) }
    }
    self.init(values: values)
  }
}
