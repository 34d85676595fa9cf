/// The traits that one place in a hierarchy sets for itself and what is below it.
///
/// ```swift
/// var overrides = TraitOverrides()
/// overrides[MyAppThemeTrait.self] = .standard  // masks an inherited theme, though it's the default
/// overrides.userInterfaceStyle = .dark
/// overrides.remove(MyAppThemeTrait.self)       // inherits the theme again
/// overrides.applied(to: inherited)
/// ```
///
/// Every property of ``MutableTraits`` is one of overrides too, those of extensions included.
@dynamicMemberLookup
public struct TraitOverrides: Sendable {
  var traits: MutableTraits

  /// Creates overrides that override nothing.
  public init() {
    traits = MutableTraits(values: .empty, keepsDefaults: true)
  }

  /// Creates overrides of what is set in `traits`, which keeps defaults.
  init(_ traits: MutableTraits) {
    self.traits = traits
  }

  /// The value that a trait is overridden with; its default if it isn't overridden.
  ///
  /// Writing a value, the default included, hides what would be inherited.
  public subscript<T: TraitDefinition>(_ trait: T.Type) -> T.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// A property of ``MutableTraits``, such as `userInterfaceStyle` or one that an extension adds.
  public subscript<Value>(dynamicMember member: WritableKeyPath<MutableTraits, Value>) -> Value {
    get { traits[keyPath: member] }
    set { traits[keyPath: member] = newValue }
  }

  /// The value that a trait is overridden with, or nil if it isn't.
  public func value<T: TraitDefinition>(of trait: T.Type) -> T.Value? {
    traits.values.value(of: trait)
  }

  /// The value that a trait is overridden with, or nil if it isn't.
  public func value(of key: TraitKey) -> TraitValue? {
    traits.values.payload(at: key.descriptor.slot).map {
      TraitValue(descriptor: key.descriptor, payload: $0)
    }
  }

  /// Overrides a trait with a value whose type is not known here.
  ///
  /// - Parameters:
  ///   - value: A value of that trait.
  ///   - key: The trait.
  /// - Returns: False if the value is one of another trait, and then nothing has changed.
  @discardableResult
  public mutating func set(_ value: TraitValue, for key: TraitKey) -> Bool {
    traits.set(value, for: key)
  }

  /// Whether a trait is overridden.
  public func contains<T: TraitDefinition>(_ trait: T.Type) -> Bool {
    traits.values.contains(trait)
  }

  /// Whether a trait is overridden.
  public func contains(_ key: TraitKey) -> Bool {
    traits.values.contains(key.descriptor.slot)
  }

  /// Makes a trait inherited again; does nothing if it isn't overridden.
  public mutating func remove<T: TraitDefinition>(_ trait: T.Type) {
    traits.remove(trait)
  }

  /// Makes a trait inherited again; does nothing if it isn't overridden.
  public mutating func remove(_ key: TraitKey) {
    traits.remove(key)
  }

  var values: TraitValues { traits.values }

  /// Whether no trait is overridden.
  public var isEmpty: Bool { traits.values.isEmpty }

  /// The overridden traits: system traits in the order of their declaration, then custom ones in the
  /// order of their identifiers.
  public var overriddenTraits: [TraitKey] { traits.values.keys }

  /// What is in effect where these overrides are, given what is above.
  ///
  /// - Parameter inherited: The traits of the place above.
  /// - Returns: The inherited traits, with those overridden here replaced; the same storage if there
  ///   are none.
  public func applied(to inherited: TraitCollection) -> TraitCollection {
    if isEmpty { return inherited }
    var values = inherited.values.whole
    values.reserve(for: traits.values)
    traits.values.forEach { slot, payload in
      guard let trait = TraitSlotTable.descriptor(at: slot) else { return }
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
  /// The overridden traits with their values, in the order of ``overriddenTraits``; a stable format.
  ///
  /// For example `TraitOverrides(userInterfaceStyle: dark)`.
  public var description: String { "TraitOverrides(\(traits.values.text))" }
}
