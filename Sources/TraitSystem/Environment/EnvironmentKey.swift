/// A type that is the key of a value in ``EnvironmentValues``.
///
/// ```swift
/// struct MyAppThemeKey: EnvironmentKey {
///   static let defaultValue = MyAppTheme.standard
/// }
///
/// extension EnvironmentValues {
///   var myAppTheme: MyAppTheme {
///     get { self[MyAppThemeKey.self] }
///     set { self[MyAppThemeKey.self] = newValue }
///   }
/// }
/// ```
///
/// Every key is stored in trait collections: that of a ``TraitBridgedEnvironmentKey`` in the traits
/// that it names, any other in a trait of its own that nothing shows. So a value that is written above
/// a view reaches the declarative content below that view, whether the key is bridged or not.
///
/// Two values are equal if `==` says so, where their type has it, or if they are the same bits: the
/// same object, the same plain data. A value that never equals another, as a closure, counts as
/// changed each time it is written.
public protocol EnvironmentKey: SendableMetatype {
  /// The type of the values.
  associatedtype Value: Sendable

  /// The value where nobody wrote one; it must be constant over time, so make it a `static let`.
  static var defaultValue: Value { get }
}
