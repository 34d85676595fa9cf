/// An immutable set of traits and their values, such as the light or dark style, the size classes,
/// and custom traits.
///
/// ```swift
/// let phone = TraitCollection {
///   $0.userInterfaceIdiom = .phone
///   $0.horizontalSizeClass = .regular
/// }
/// let dark = phone.modifyingTraits { $0.userInterfaceStyle = .dark }
/// dark.userInterfaceStyle  // dark
/// dark.displayScale        // 0, the default
/// ```
///
/// A collection contains the traits that differ from their defaults. Storing a default is the same
/// as not setting the trait, for system and custom traits alike, so two collections are equal if
/// and only if every trait has the same value in both. To mask an inherited value with a default,
/// use ``TraitOverrides``.
@frozen
public struct TraitCollection: Sendable {
  @usableFromInline var values: TraitValues

  @usableFromInline
  init(values: TraitValues) {
    self.values = values
  }

  /// Creates a collection in which every trait has its default.
  public init() {
    values = .empty
  }

  /// Creates a collection from the empty collection, independent of ``current``.
  ///
  /// - Parameter mutations: Sets traits; a trait that isn't set reads as its default.
  public init(mutations: (inout MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Creates a collection in which one trait has a value.
  public init<T: TraitDefinition>(_ trait: T.Type, value: T.Value) {
    self = TraitCollection().replacing(trait, value: value)
  }

  /// Returns a copy with changes.
  ///
  /// - Parameter mutations: Changes traits of the copy.
  /// - Returns: The copy.
  public func modifyingTraits(_ mutations: (inout MutableTraits) -> Void) -> TraitCollection {
    var traits = MutableTraits(values: values.whole, keepsDefaults: false)
    mutations(&traits)
    return TraitCollection(values: traits.values)
  }

  /// Returns a copy in which one trait has a value.
  @inlinable
  public func replacing<T: TraitDefinition>(_ trait: T.Type, value: T.Value) -> TraitCollection {
    var traits = MutableTraits(values: values.whole, keepsDefaults: false)
    traits[trait] = value
    return TraitCollection(values: traits.values)
  }

  /// The value of a trait; its default if it isn't set.
  @inlinable
  public subscript<T: TraitDefinition>(_ trait: T.Type) -> T.Value {
    values.value(of: trait) ?? T.defaultValue
  }
}
