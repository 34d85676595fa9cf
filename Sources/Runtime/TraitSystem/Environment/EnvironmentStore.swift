/// The storage of an environment key's values in trait collections, created once for each key.
final class EnvironmentStore<Value: Sendable>: Sendable {
  let read: @Sendable (TraitCollection) -> Value
  private let write: @Sendable (inout MutableTraits, Value) -> Void

  init(
    read: @escaping @Sendable (TraitCollection) -> Value,
    write: @escaping @Sendable (inout MutableTraits, Value) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// Returns the traits that writing a value sets.
  ///
  /// A key that stores its value in a part of a trait's value reads the current value, which counts
  /// as reading the trait.
  ///
  /// - Parameters:
  ///   - value: The value to write.
  ///   - traits: The traits that it is written over.
  /// - Returns: The traits that represent the value, including defaults.
  func overrides(writing value: Value, over traits: TraitCollection) -> TraitOverrides {
    // The first call runs on empty traits, to record traits whose value is already set.
    var alone = MutableTraits(values: .empty, keepsDefaults: true)
    write(&alone, value)
    let base = traits.values.untracked
    var placed = MutableTraits(values: base, keepsDefaults: true)
    write(&placed, value)
    var result = MutableTraits(values: .empty, keepsDefaults: true)
    for slot in Set(alone.values.slots).union(placed.values.changedSlots(from: base)) {
      guard let trait = TraitDescriptor.descriptor(at: slot) else { continue }
      let payload = placed.values.payload(at: slot) ?? trait.defaultPayload
      let looks = alone.values.payload(at: slot).map { !trait.isEqual($0, payload) } ?? true
      if looks { traits.recorder?.note(slot: slot) }
      result.values.set(payload, at: slot)
    }
    return TraitOverrides(result)
  }
}

extension EnvironmentKey {
  /// The storage of the key's values.
  ///
  /// The bridge is detected at run time, so that generic code that knows the key only as an
  /// ``EnvironmentKey`` has the same result as code that knows the bridge.
  static var store: EnvironmentStore<Value> {
    // The type can also be a trait type, whose address is used as its key. Addresses are even, so
    // this key is distinct.
    let key = UInt(bitPattern: ObjectIdentifier(Self.self)) | 1
    let registered = unsafe _TraitSlot.find(key, in: _TraitSlot.types)
    if let store = registered?.object(as: EnvironmentStore<Value>.self) { return store }
    let store =
      (Self.self as? any TraitBridgedEnvironmentKey.Type)?.bridge(for: self) ?? makeStore()
    let slot = TraitRegistry.shared.bind(key, to: _TraitSlot(immortal: store))
    return slot.object(as: EnvironmentStore<Value>.self) ?? store
  }

  /// Creates the key's own hidden trait.
  private static func makeStore() -> EnvironmentStore<Value> {
    let trait = EnvironmentTrait<Self>.self
    let (name, identifier) = (trait.name, trait.identifier)
    let codec = ValueCodec(defaultValue: defaultValue)
    let slot = TraitRegistry.shared.addPrivate(trait, because: nil) { slot in
      TraitDescriptor(
        slot: slot,
        identifier: identifier,
        name: name,
        affectsColorAppearance: false,
        isHidden: true,
        codec: codec
      )
    }
    return EnvironmentStore(
      read: { traits in
        traits.values.payload(at: slot.index)?.value(as: Value.self) ?? defaultValue
      },
      write: { $0[trait] = $1 }
    )
  }
}

extension TraitBridgedEnvironmentKey {
  /// Creates storage that calls the key's functions, for code that knows the key under another
  /// type, which is the same at run time.
  fileprivate static func bridge<Key: EnvironmentKey>(
    for key: Key.Type
  ) -> EnvironmentStore<Key.Value>? {
    let store = EnvironmentStore<Value>(
      read: { read(from: $0) },
      write: { write(to: &$0, value: $1) }
    )
    return store as? EnvironmentStore<Key.Value>
  }
}

/// The trait that stores the value of an environment key without a bridge.
enum EnvironmentTrait<Key: EnvironmentKey>: TraitDefinition {
  static var defaultValue: Key.Value { Key.defaultValue }
}
