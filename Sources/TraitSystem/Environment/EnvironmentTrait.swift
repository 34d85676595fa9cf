/// The trait that stores the value of an environment key without a bridge.
enum EnvironmentTrait<Key: EnvironmentKey>: TraitDefinition {
  static var defaultValue: Key.Value { Key.defaultValue }
}
