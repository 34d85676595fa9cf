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

extension TraitKey {
  /// The number under which collections store the trait, for in-memory tables.
  ///
  /// Never display it or write it to a file.
  package var slot: Int { descriptor.slot }

  /// Whether the trait stores the value of an environment key and doesn't appear in lists of
  /// traits.
  package var isHidden: Bool { descriptor.isHidden }
}

extension TraitCollection {
  /// Returns the traits whose values differ from those of another collection, hidden traits last.
  package func allChangedTraits(from traits: TraitCollection) -> [TraitKey] {
    let slots = values.whole.changedSlots(from: traits.values.whole)
    let hidden = TraitRegistry.shared.descriptors(at: slots).filter(\.isHidden)
    return TraitValues.sorted(slots) + hidden.map { TraitKey($0) }
  }

  /// Returns the stored word in a slot, or nil if the trait isn't set or is stored as an object.
  @inlinable
  package func word(atSlot slot: Int) -> UInt64? {
    values.word(at: slot)
  }
}

extension TraitCollection {
  /// Creates a collection in which each trait has the value of the last collection that specifies
  /// it.
  ///
  /// The same rule applies to system and custom traits. A default isn't specified and never
  /// replaces a value; the empty collection is neutral; the operation is associative.
  ///
  /// - Parameter traits: The collections in ascending precedence; an empty array gives the empty
  ///   collection.
  public init(traitsFrom traits: [TraitCollection]) {
    var values = traits.first?.values.whole ?? .empty
    for other in traits.dropFirst() { values.merge(other.values.whole) }
    self.init(values: values)
  }

  /// Returns this collection overridden by `stronger`, merged as in ``init(traitsFrom:)``.
  package func overlaid(by stronger: TraitCollection) -> TraitCollection {
    var values = values.whole
    values.merge(stronger.values.whole)
    return TraitCollection(values: values)
  }
}

extension TraitValues {
  /// Sets all values of another set.
  fileprivate mutating func merge(_ other: TraitValues) {
    if other.isEmpty { return }
    if isEmpty {
      self = other
      return
    }
    reserve(for: other)
    other.forEach { slot, payload in set(payload, at: slot) }
  }
}

extension TraitCollection {
  /// Returns whether a trait has a value other than its default.
  public func contains<T: TraitDefinition>(_ trait: T.Type) -> Bool {
    values.contains(trait)
  }

  /// Returns whether a trait has a value other than its default.
  public func contains(_ key: TraitKey) -> Bool {
    values.contains(key.descriptor.slot)
  }

  /// Returns the value of a trait; its default if it isn't set.
  public func value(of key: TraitKey) -> TraitValue {
    TraitValue(
      descriptor: key.descriptor,
      payload: values.payload(at: key.descriptor.slot) ?? key.descriptor.defaultPayload
    )
  }

  /// The traits with values other than their defaults: system traits in the order of their
  /// declaration, then custom traits in the order of their identifiers.
  public var specifiedTraits: [TraitKey] { values.whole.keys }

  /// Returns the stored word of a trait, or nil if the trait isn't set or is stored as an object.
  ///
  /// Equal words are equal values. Different words are different values except for floating-point
  /// numbers and structures; use ``matches(_:)`` to compare those.
  @inlinable
  package func word(of key: TraitKey) -> UInt64? {
    values.word(at: key.descriptor.slot)
  }

  /// Returns whether this collection has that value for the value's trait.
  package func matches(_ value: TraitValue) -> Bool {
    let descriptor = value.descriptor
    return descriptor.isEqual(
      values.payload(at: descriptor.slot) ?? descriptor.defaultPayload,
      value.payload
    )
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The specified traits with their values, in the order of ``specifiedTraits``.
  ///
  /// The format is stable.
  ///
  /// For example `TraitCollection(userInterfaceStyle: dark, com.myapp.theme: pastel)`.
  public var description: String { "TraitCollection(\(values.whole.text))" }
}
