public import TraitSystem

/// Traits that can be set: what mutation closures receive and what overrides are.
///
/// A protocol as in UIKit, so that `inout UIMutableTraits`, `any UIMutableTraits` and
/// `some UIMutableTraits` can all be written. An extension adds a property for a trait of an app to
/// mutation closures and to overrides at once.
///
/// ```swift
/// extension UIMutableTraits {
///   var myAppTheme: MyAppTheme {
///     get { self[MyAppThemeTrait.self] }
///     set { self[MyAppThemeTrait.self] = newValue }
///   }
/// }
/// ```
@dynamicMemberLookup
public protocol UIMutableTraits {
  /// The value of a trait; its default if it isn't set.
  subscript<T: TraitDefinition>(_ trait: T.Type) -> T.Value { get set }

  /// A property that system traits have, such as `userInterfaceStyle`.
  subscript<Value>(dynamicMember member: WritableKeyPath<MutableTraits, Value>) -> Value {
    get set
  }
}

extension MutableTraits: UIMutableTraits {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public subscript<Value>(dynamicMember member: WritableKeyPath<MutableTraits, Value>) -> Value {
    get { self[keyPath: member] }
    set { self[keyPath: member] = newValue }
  }
}

extension TraitOverrides: UIMutableTraits {}
