/// The traits that a mutation closure reads, sets and removes.
@frozen
public struct MutableTraits: Sendable {
  @usableFromInline var values: TraitValues

  /// Whether a stored default differs from an unset trait; true in overrides.
  @usableFromInline let keepsDefaults: Bool

  @inlinable
  init(values: TraitValues, keepsDefaults: Bool) {
    self.values = values
    self.keepsDefaults = keepsDefaults
  }

  /// The value of a trait; if it isn't set, its default or the value in the collection being
  /// modified.
  @inlinable
  public subscript<T: TraitDefinition>(_ trait: T.Type) -> T.Value {
    get { values.value(of: trait) ?? T.defaultValue }
    set { values.set(newValue, of: trait, keepsDefaults: keepsDefaults) }
  }

  /// Sets a trait whose type isn't known at compile time.
  ///
  /// - Parameters:
  ///   - value: A value of that trait.
  ///   - key: The trait.
  /// - Returns: False, without a change, if the value belongs to another trait.
  @discardableResult
  public mutating func set(_ value: TraitValue, for key: TraitKey) -> Bool {
    guard value.descriptor === key.descriptor else { return false }
    values.set(value.payload, of: value.descriptor, keepsDefaults: keepsDefaults)
    return true
  }

  /// Removes a trait, so that it has its default.
  public mutating func remove<T: TraitDefinition>(_ trait: T.Type) {
    values.remove(trait)
  }

  /// Removes a trait, so that it has its default.
  public mutating func remove(_ key: TraitKey) {
    values.remove(at: key.descriptor.slot)
  }
}
