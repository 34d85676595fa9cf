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
/// Every value is stored in a trait collection: the value of a ``TraitBridgedEnvironmentKey`` in
/// the traits that the key names, any other value in a hidden trait of its own. A value that is set
/// above a view therefore reaches the declarative content below that view, whether the key is
/// bridged or not.
///
/// Two values are equal if their type is `Equatable` and `==` returns true, or if they have the
/// same bits: the same object, the same trivial data. A value that never equals another one, such
/// as a closure, counts as changed each time it is set.
public protocol EnvironmentKey: SendableMetatype {
  /// The type of the values.
  associatedtype Value: Sendable

  /// The value where none was set. It must be constant over time; declare it as `static let`.
  static var defaultValue: Value { get }
}
