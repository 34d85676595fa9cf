/// An environment key whose value is kept in traits, so that views and declarative content see one
/// piece of data.
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
/// The two functions must undo each other: reading what was written gives the value. A key may keep its
/// value in several traits or in a part of one's value; but two keys should not share a trait.
///
/// Where no collection is at hand, as in `EnvironmentValues()`, a key reads as its
/// ``EnvironmentKey/defaultValue``; with a collection it reads as what ``read(from:)`` makes of it, the
/// trait's own default included. Give both the same default, and there is no difference.
public protocol TraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that a collection holds.
  static func read(from traitCollection: TraitCollection) -> Value

  /// Sets the traits that say the value.
  static func write(to mutableTraits: inout MutableTraits, value: Value)
}
