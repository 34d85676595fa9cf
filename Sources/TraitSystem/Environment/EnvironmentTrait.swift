/// The trait that stores the value of an environment key without a bridge.
enum EnvironmentTrait<Key: EnvironmentKey>: TraitDefinition {
  static var defaultValue: EnvironmentBox<Key.Value> { EnvironmentBox(value: Key.defaultValue) }
}

/// A comparable wrapper of an environment key's value.
struct EnvironmentBox<Value: Sendable>: Hashable, Sendable {
  let value: Value

  static func == (first: EnvironmentBox, second: EnvironmentBox) -> Bool {
    ValueEquality.areEqual(first.value, second.value)
  }

  func hash(into hasher: inout Hasher) { ValueEquality.hash(value, into: &hasher) }
}
