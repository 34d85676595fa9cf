public import TraitSystem

extension TraitCollection {
  /// Creates a collection from nothing, by a closure that takes any kind of mutable traits.
  ///
  /// - Parameter mutations: Sets traits.
  @_disfavoredOverload
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// A copy with changes, by a closure that takes any kind of mutable traits.
  ///
  /// - Parameter mutations: Changes traits of the copy.
  /// - Returns: The copy.
  @_disfavoredOverload
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitCollection {
    modifyingTraits { (traits: inout MutableTraits) in
      var some: any UIMutableTraits = traits
      mutations(&some)
      if let changed = some as? MutableTraits { traits = changed }
    }
  }

  /// The traits whose values differ from those of another collection, as Swift types; a trait that no
  /// Swift type stands for is left out.
  ///
  /// - Parameter traits: The collection to compare with; nil is the empty one.
  /// - Returns: The traits, in no order to rely on.
  public func changedTraits(from traits: TraitCollection?) -> [any TraitDefinition.Type] {
    let keys: [TraitKey] = changedTraits(from: traits)
    return keys.compactMap(\.swiftType)
  }
}
