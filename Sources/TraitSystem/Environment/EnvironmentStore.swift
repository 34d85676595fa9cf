/// How the values of an environment key are kept in trait collections, found out once for a key.
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

  /// What writing a value sets.
  ///
  /// A key that keeps its value in a part of a trait's looks at what is there; that counts as reading
  /// the trait.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - traits: What it is written over.
  /// - Returns: The traits that say the value, defaults included.
  func overrides(writing value: Value, over traits: TraitCollection) -> TraitOverrides {
    // Once by itself, to see what is set even if it is there already, and once in its place.
    var alone = MutableTraits(values: .empty, keepsDefaults: true)
    write(&alone, value)
    let base = traits.values.untracked
    var placed = MutableTraits(values: base, keepsDefaults: true)
    write(&placed, value)
    var result = MutableTraits(values: .empty, keepsDefaults: true)
    for slot in Set(alone.values.slots).union(placed.values.changedSlots(from: base)) {
      guard let trait = TraitSlotTable.descriptor(at: slot) else { continue }
      let payload = placed.values.payload(at: slot) ?? trait.defaultPayload
      let looks = alone.values.payload(at: slot).map { !trait.isEqual($0, payload) } ?? true
      if looks { traits.recorder?.note(slot: slot) }
      result.values.set(payload, at: slot)
    }
    return TraitOverrides(result)
  }
}

extension EnvironmentKey {
  /// How the key's values are kept.
  ///
  /// Whether the key is bridged is asked of its type at run time: generic code that knows only an
  /// ``EnvironmentKey`` must come to the same as code that sees the bridge.
  static var store: EnvironmentStore<Value> {
    // The type may be a trait as well, which is found by its address. That is even, so this is none.
    let key = UInt(bitPattern: ObjectIdentifier(Self.self)) | 1
    let known = TraitTypeTable.find(key, in: TraitTypeTable.words)
    if let store = known?.object(as: EnvironmentStore<Value>.self) { return store }
    let store =
      (Self.self as? any TraitBridgedEnvironmentKey.Type)?.bridge(for: self) ?? makeStore()
    let slot = TraitRegistry.shared.bind(key, to: _TraitSlot(immortal: store))
    return slot.object(as: EnvironmentStore<Value>.self) ?? store
  }

  /// Makes a trait of its own for the key.
  private static func makeStore() -> EnvironmentStore<Value> {
    let trait = EnvironmentTrait<Self>.self
    let (name, identifier) = (trait.name, trait.identifier)
    let codec = ValueCodec(defaultValue: EnvironmentBox(value: defaultValue))
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
        let payload = traits.values.payload(at: slot.index)
        return payload?.value(as: EnvironmentBox<Value>.self)?.value ?? defaultValue
      },
      write: { $0[trait] = EnvironmentBox(value: $1) }
    )
  }
}

extension TraitBridgedEnvironmentKey {
  /// Makes use of the key's functions, for code that knows the key as another type, which is the same.
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
