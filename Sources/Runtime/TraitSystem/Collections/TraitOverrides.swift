/// The traits that a node of a hierarchy sets for itself and its descendants.
///
/// ```swift
/// var overrides = TraitOverrides()
/// overrides[MyAppThemeTrait.self] = .standard  // masks an inherited theme, though it's the default
/// overrides.userInterfaceStyle = .dark
/// overrides.remove(MyAppThemeTrait.self)       // inherits the theme again
/// overrides.applied(to: inherited)
/// ```
///
/// Every property of ``MutableTraits``, including those added by extensions, is also a property of
/// overrides.
@dynamicMemberLookup
public struct TraitOverrides: Sendable {
  var traits: MutableTraits

  /// Creates an empty set of overrides.
  public init() {
    traits = MutableTraits(values: .empty, keepsDefaults: true)
  }

  /// Creates overrides of the traits set in `traits`, which keeps defaults.
  init(_ traits: MutableTraits) {
    self.traits = traits
  }

  /// The overriding value of a trait; the trait's default if it isn't overridden.
  ///
  /// Setting a value, including the default, masks the inherited value. The default `unspecified` of
  /// system traits specifies nothing, so that setting it removes the override, as in UIKit.
  public subscript<T: TraitDefinition>(_ trait: T.Type) -> T.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// A property of ``MutableTraits``, such as `userInterfaceStyle` or a property added by an
  /// extension.
  public subscript<Value>(dynamicMember member: WritableKeyPath<MutableTraits, Value>) -> Value {
    get { traits[keyPath: member] }
    set { traits[keyPath: member] = newValue }
  }

  /// Returns the overriding value of a trait, or nil if the trait isn't overridden.
  public func value<T: TraitDefinition>(of trait: T.Type) -> T.Value? {
    traits.values.value(of: trait)
  }

  /// Returns the overriding value of a trait, or nil if the trait isn't overridden.
  public func value(of key: TraitKey) -> TraitValue? {
    traits.values.payload(at: key.descriptor.slot).map {
      TraitValue(descriptor: key.descriptor, payload: $0)
    }
  }

  /// Overrides a trait whose type isn't known at compile time.
  ///
  /// - Parameters:
  ///   - value: A value of that trait.
  ///   - key: The trait.
  /// - Returns: False, without a change, if the value belongs to another trait.
  @discardableResult
  public mutating func set(_ value: TraitValue, for key: TraitKey) -> Bool {
    traits.set(value, for: key)
  }

  /// Returns whether a trait is overridden.
  public func contains<T: TraitDefinition>(_ trait: T.Type) -> Bool {
    traits.values.contains(trait)
  }

  /// Returns whether a trait is overridden.
  public func contains(_ key: TraitKey) -> Bool {
    traits.values.contains(key.descriptor.slot)
  }

  /// Removes the override of a trait, so that the trait is inherited.
  public mutating func remove<T: TraitDefinition>(_ trait: T.Type) {
    traits.remove(trait)
  }

  /// Removes the override of a trait, so that the trait is inherited.
  public mutating func remove(_ key: TraitKey) {
    traits.remove(key)
  }

  var values: TraitValues { traits.values }

  /// Whether no trait is overridden.
  public var isEmpty: Bool { traits.values.isEmpty }

  /// The overridden traits: system traits in the order of their declaration, then custom traits in
  /// the order of their identifiers.
  public var overriddenTraits: [TraitKey] { traits.values.keys }

  /// Returns the traits in effect where these overrides apply.
  ///
  /// - Parameter inherited: The traits inherited from the parent.
  /// - Returns: The inherited traits with the overridden ones replaced; without overrides, the same
  ///   storage.
  public func applied(to inherited: TraitCollection) -> TraitCollection {
    if isEmpty { return inherited }
    var values = inherited.values.whole
    values.reserve(for: traits.values)
    traits.values.forEach { slot, payload in
      guard let trait = TraitDescriptor.descriptor(at: slot) else { return }
      values.set(payload, of: trait, keepsDefaults: false)
    }
    return TraitCollection(values: values)
  }
}

extension TraitOverrides: Hashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: TraitOverrides, second: TraitOverrides) -> Bool {
    first.traits.values.isEqual(to: second.traits.values)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    traits.values.hash(into: &hasher)
  }
}

extension TraitOverrides: CustomStringConvertible {
  /// The overridden traits with their values, in the order of ``overriddenTraits``.
  ///
  /// The format is stable.
  ///
  /// For example `TraitOverrides(userInterfaceStyle: dark)`.
  public var description: String { "TraitOverrides(\(traits.values.text))" }
}
