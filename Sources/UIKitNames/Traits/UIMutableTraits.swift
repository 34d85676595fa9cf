public import TraitSystem

/// Traits that can be set, in mutation closures and in overrides.
///
/// It is a protocol as in UIKit, so that `inout UIMutableTraits`, `any UIMutableTraits` and `some
/// UIMutableTraits` are valid. An extension adds the property of an app's trait to mutation
/// closures and to overrides.
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
nonisolated public protocol UIMutableTraits {
  /// The value of a trait; its default if it isn't set.
  subscript<T: TraitDefinition>(_ trait: T.Type) -> T.Value { get set }

  /// A property for a system trait, such as `userInterfaceStyle`.
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
