extension TraitCollection: Hashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: TraitCollection, second: TraitCollection) -> Bool {
    first.values.whole.isEqual(to: second.values.whole)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    values.whole.hash(into: &hasher)
  }
}

extension TraitCollection {
  /// Returns whether every trait that another collection specifies has the same value in this one.
  ///
  /// System and custom traits are compared alike. The relation isn't symmetric; every collection
  /// contains nil and the empty collection.
  public func containsTraits(in traits: TraitCollection?) -> Bool {
    guard let traits else { return true }
    return TraitRegistry.shared.descriptors(at: traits.values.whole.slots).allSatisfy { trait in
      let key = TraitKey(trait)
      return self.value(of: key) == traits.value(of: key)
    }
  }

  /// Returns the traits whose values differ from those of another collection.
  ///
  /// - Parameter traits: The collection to compare with; nil means the empty collection.
  /// - Returns: System traits in the order of their declaration, then custom traits in the order of
  ///   their identifiers.
  ///
  /// If a module adds an overload that returns Swift types, as in UIKit, that overload is preferred
  /// unless the context requires keys.
  @_disfavoredOverload
  public func changedTraits(from traits: TraitCollection?) -> [TraitKey] {
    TraitValues.sorted(values.whole.changedSlots(from: traits?.values.whole ?? .empty))
  }

  /// Returns whether a dynamic color can differ under another collection: whether a trait with
  /// ``TraitDefinition/affectsColorAppearance``, system or custom, differs.
  ///
  /// A trait that doesn't affect color appearance isn't counted, even if a color's provider reads
  /// it. As in UIKit, views that draw with that color aren't redrawn for such a change. The trace
  /// of a hierarchy reports these cases.
  ///
  /// - Parameter traits: The collection to compare with; nil means the empty collection.
  /// - Returns: True if such a trait differs.
  public func hasDifferentColorAppearance(comparedTo traits: TraitCollection?) -> Bool {
    values.whole.hasDifferentColorAppearance(from: traits?.values.whole ?? .empty)
  }
}
