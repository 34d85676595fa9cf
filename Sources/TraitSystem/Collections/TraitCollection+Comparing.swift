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
  /// Whether every trait that another collection specifies has the same value here.
  ///
  /// Custom traits count as system traits do. Not symmetric; nil and the empty collection are
  /// contained in every one.
  public func containsTraits(in traits: TraitCollection?) -> Bool {
    guard let traits else { return true }
    return TraitRegistry.shared.descriptors(at: traits.values.whole.slots).allSatisfy { trait in
      let key = TraitKey(trait)
      return self.value(of: key) == traits.value(of: key)
    }
  }

  /// The traits whose values differ from those of another collection.
  ///
  /// - Parameter traits: The collection to compare with; nil is the empty one.
  /// - Returns: System traits in the order of their declaration, then custom ones in the order of
  ///   their identifiers.
  ///
  /// Where a module adds a form that gives Swift types, as UIKit has it, that one is preferred unless
  /// the context asks for keys.
  @_disfavoredOverload
  public func changedTraits(from traits: TraitCollection?) -> [TraitKey] {
    TraitValues.sorted(values.whole.changedSlots(from: traits?.values.whole ?? .empty))
  }

  /// Whether a dynamic colour could look different under another collection: whether a trait with
  /// ``TraitDefinition/affectsColorAppearance`` differs, be it a system trait or not.
  ///
  /// A trait that doesn't affect color appearance isn't counted, even if a color's provider reads it: as
  /// in UIKit, what draws with that color isn't redrawn for it either. The trace of a hierarchy reports
  /// where that happens.
  ///
  /// - Parameter traits: The collection to compare with; nil is the empty one.
  /// - Returns: True if such a trait differs.
  public func hasDifferentColorAppearance(comparedTo traits: TraitCollection?) -> Bool {
    changedTraits(from: traits).contains(where: \.affectsColorAppearance)
  }
}
