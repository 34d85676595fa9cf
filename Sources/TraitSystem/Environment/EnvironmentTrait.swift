/// The trait that keeps the value of an environment key which is not bridged to one.
enum EnvironmentTrait<Key: EnvironmentKey>: TraitDefinition {
  static var defaultValue: EnvironmentBox<Key.Value> { EnvironmentBox(value: Key.defaultValue) }
}

/// A value of an environment key, made comparable.
struct EnvironmentBox<Value: Sendable>: Hashable, Sendable {
  let value: Value

  static func == (first: EnvironmentBox, second: EnvironmentBox) -> Bool {
    ValueEquality.areEqual(first.value, second.value)
  }

  func hash(into hasher: inout Hasher) { ValueEquality.hash(value, into: &hasher) }
}
