extension TraitCollection {
  /// Whether a trait has another value than its default.
  public func contains<T: TraitDefinition>(_ trait: T.Type) -> Bool {
    values.contains(trait)
  }

  /// Whether a trait has another value than its default.
  public func contains(_ key: TraitKey) -> Bool {
    values.contains(key.descriptor.slot)
  }

  /// The value of a trait; its default if it isn't set.
  public func value(of key: TraitKey) -> TraitValue {
    TraitValue(
      descriptor: key.descriptor,
      payload: values.payload(at: key.descriptor.slot) ?? key.descriptor.defaultPayload
    )
  }

  /// The traits that have other values than their defaults: system traits in the order of their
  /// declaration, then custom ones in the order of their identifiers.
  public var specifiedTraits: [TraitKey] { values.whole.keys }

  /// The stored word of a trait, or nil if the trait isn't set or is stored as an object.
  ///
  /// Equal words are equal values. Different words are different values too, except for
  /// floating-point numbers and structures; ``matches(_:)`` knows that.
  @inlinable
  package func word(of key: TraitKey) -> UInt64? {
    values.word(at: key.descriptor.slot)
  }

  /// Whether the trait of a value has that value here.
  package func matches(_ value: TraitValue) -> Bool {
    let descriptor = value.descriptor
    return descriptor.isEqual(
      values.payload(at: descriptor.slot) ?? descriptor.defaultPayload,
      value.payload
    )
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The specified traits with their values, in the order of ``specifiedTraits``; a stable format.
  ///
  /// For example `TraitCollection(userInterfaceStyle: dark, com.myapp.theme: pastel)`.
  public var description: String { "TraitCollection(\(values.whole.text))" }
}
