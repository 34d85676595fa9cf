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

extension TraitCollection {
  /// Creates a collection from the empty collection, with a closure for any kind of mutable traits.
  ///
  /// - Parameter mutations: Sets traits.
  @_disfavoredOverload
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Returns a copy with changes, with a closure for any kind of mutable traits.
  ///
  /// - Parameter mutations: Changes traits of the copy.
  /// - Returns: The copy.
  @_disfavoredOverload
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitCollection {
    modifyingTraits { (traits: inout MutableTraits) in
      var some: any UIMutableTraits = traits
      mutations(&some)
      if let changed = some as? MutableTraits { traits = changed }
    }
  }

  /// Returns the Swift types of the traits whose values differ from those of another collection;
  /// traits without a Swift type are omitted.
  ///
  /// - Parameter traits: The collection to compare with; nil means the empty collection.
  /// - Returns: The traits, in unspecified order.
  public func changedTraits(from traits: TraitCollection?) -> [any TraitDefinition.Type] {
    let keys: [TraitKey] = changedTraits(from: traits)
    return keys.compactMap(\.swiftType)
  }
}
