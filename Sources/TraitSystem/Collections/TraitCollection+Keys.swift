extension TraitCollection {
  /// Returns whether a trait has a value other than its default.
  public func contains<T: TraitDefinition>(_ trait: T.Type) -> Bool {
    values.contains(trait)
  }

  /// Returns whether a trait has a value other than its default.
  public func contains(_ key: TraitKey) -> Bool {
    values.contains(key.descriptor.slot)
  }

  /// Returns the value of a trait; its default if it isn't set.
  public func value(of key: TraitKey) -> TraitValue {
    TraitValue(
      descriptor: key.descriptor,
      payload: values.payload(at: key.descriptor.slot) ?? key.descriptor.defaultPayload
    )
  }

  /// The traits with values other than their defaults: system traits in the order of their
  /// declaration, then custom traits in the order of their identifiers.
  public var specifiedTraits: [TraitKey] { values.whole.keys }

  /// Returns the stored word of a trait, or nil if the trait isn't set or is stored as an object.
  ///
  /// Equal words are equal values. Different words are different values except for floating-point
  /// numbers and structures; use ``matches(_:)`` to compare those.
  @inlinable
  package func word(of key: TraitKey) -> UInt64? {
    values.word(at: key.descriptor.slot)
  }

  /// Returns whether this collection has that value for the value's trait.
  package func matches(_ value: TraitValue) -> Bool {
    let descriptor = value.descriptor
    return descriptor.isEqual(
      values.payload(at: descriptor.slot) ?? descriptor.defaultPayload,
      value.payload
    )
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The specified traits with their values, in the order of ``specifiedTraits``.
  ///
  /// The format is stable.
  ///
  /// For example `TraitCollection(userInterfaceStyle: dark, com.myapp.theme: pastel)`.
  public var description: String { "TraitCollection(\(values.whole.text))" }
}
