/// The traits that a mutation closure receives: values can be read, set and removed.
@frozen
public struct MutableTraits: Sendable {
  @usableFromInline var values: TraitValues

  /// Whether storing a default is kept apart from not setting the trait; true in overrides.
  @usableFromInline let keepsDefaults: Bool

  @inlinable
  init(values: TraitValues, keepsDefaults: Bool) {
    self.values = values
    self.keepsDefaults = keepsDefaults
  }

  /// The value of a trait; its default, or that of the collection being modified, if it isn't set.
  @inlinable
  public subscript<T: TraitDefinition>(_ trait: T.Type) -> T.Value {
    get { values.value(of: trait) ?? T.defaultValue }
    set { values.set(newValue, of: trait, keepsDefaults: keepsDefaults) }
  }

  /// Sets a trait to a value whose type is not known here.
  ///
  /// - Parameters:
  ///   - value: A value of that trait.
  ///   - key: The trait.
  /// - Returns: False if the value is one of another trait, and then nothing has changed.
  @discardableResult
  public mutating func set(_ value: TraitValue, for key: TraitKey) -> Bool {
    guard value.descriptor === key.descriptor else { return false }
    values.set(value.payload, of: value.descriptor, keepsDefaults: keepsDefaults)
    return true
  }

  /// Takes a trait out, so that it reads as its default.
  public mutating func remove<T: TraitDefinition>(_ trait: T.Type) {
    values.remove(trait)
  }

  /// Takes a trait out, so that it reads as its default.
  public mutating func remove(_ key: TraitKey) {
    values.remove(at: key.descriptor.slot)
  }
}
