/// An environment key whose value is stored in traits, so that views and declarative content share
/// one piece of data.
///
/// ```swift
/// extension MyAppThemeKey: TraitBridgedEnvironmentKey {
///   static func read(from traitCollection: TraitCollection) -> MyAppTheme {
///     traitCollection.myAppTheme
///   }
///
///   static func write(to mutableTraits: inout MutableTraits, value: MyAppTheme) {
///     mutableTraits.myAppTheme = value
///   }
/// }
///
/// let traits = TraitCollection { $0.myAppTheme = .bold }
/// EnvironmentValues(traits).myAppTheme  // bold
/// ```
///
/// The two functions must be inverse to each other: reading a written value returns it. A key can
/// store its value in several traits or in a part of a trait's value, but two keys must not share a
/// trait.
///
/// Without a collection, as in `EnvironmentValues()`, a key reads as its
/// ``EnvironmentKey/defaultValue``; with a collection it reads as the result of ``read(from:)``,
/// including the trait's own default. Give both the same default to make the results equal.
public protocol TraitBridgedEnvironmentKey: EnvironmentKey {
  /// Returns the value stored in a collection.
  static func read(from traitCollection: TraitCollection) -> Value

  /// Sets the traits that represent a value.
  static func write(to mutableTraits: inout MutableTraits, value: Value)
}
