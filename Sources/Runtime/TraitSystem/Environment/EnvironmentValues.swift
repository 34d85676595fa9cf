/// The environment of declarative content: a trait collection accessed through environment keys.
///
/// ```swift
/// var values = EnvironmentValues(TraitCollection { $0.myAppTheme = .bold })
/// values.myAppTheme                  // bold
/// values.myAppTheme = .pastel
/// values.traitCollection.myAppTheme  // pastel
/// ```
///
/// Setting a value that equals the current one doesn't change the environment.
public struct EnvironmentValues: Sendable {
  /// The collection with all values set; nil for an environment without a collection.
  private var traits: TraitCollection?

  /// The values set since the environment was created.
  package private(set) var writes = TraitOverrides()

  /// Creates an environment without a collection, in which every key has its own default.
  public init() {}

  /// Creates the environment for a trait collection.
  ///
  /// Reading a key counts as reading the traits that store its value.
  public init(_ traits: TraitCollection) {
    self.traits = traits
  }

  /// The traits that represent the environment.
  public var traitCollection: TraitCollection { traits ?? writes.applied(to: TraitCollection()) }

  /// The value of a key.
  ///
  /// - Complexity: That of the key's own functions.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get { value(of: key, in: traits) }
    set {
      let store = Key.store
      let isSame = ValueEquality.areEqual(value(of: key, in: traits?.untracked), newValue)
      guard let traits else {
        if !isSame { write(store.overrides(writing: newValue, over: traitCollection)) }
        return
      }
      let overrides = store.overrides(writing: newValue, over: traits)
      write(overrides)
      if isSame { return }
      let written = overrides.applied(to: traits.untracked)
      self.traits = traits.recorder.map { written.tracked(by: $0) } ?? written
    }
  }

  /// Returns values that record which traits are read; without a collection nothing can be
  /// recorded, and the result is this environment.
  package func tracked(by recorder: TraitRecorder) -> EnvironmentValues {
    var values = self
    values.traits = traits?.tracked(by: recorder)
    return values
  }

  /// Whether ``tracked(by:)`` records reads.
  package var canBeTracked: Bool { traits != nil }

  /// Returns the traits that differ from those of another environment, without recording reads; all
  /// of them if the difference can't be determined.
  package func changedMask(from other: EnvironmentValues) -> TraitMask {
    if let traits, let former = other.traits {
      return traits.untracked.changedMask(from: former.untracked)
    }
    return self == other ? TraitMask() : .everything
  }

  private func value<Key: EnvironmentKey>(of key: Key.Type, in traits: TraitCollection?)
    -> Key.Value
  {
    if let traits { return Key.store.read(traits) }
    if writes.isEmpty { return Key.defaultValue }
    // Of two defaults, the trait's applies only if it was set.
    let (value, dependencies) = withTraitTracking(traitCollection) { Key.store.read($0) }
    return dependencies.mask.intersects(writes.mask) ? value : Key.defaultValue
  }

  private mutating func write(_ overrides: TraitOverrides) {
    for slot in overrides.values.slots {
      guard let payload = overrides.values.payload(at: slot) else { continue }
      writes.traits.values.set(payload, at: slot)
    }
  }
}

extension EnvironmentValues: Hashable {
  /// Two environments are equal if their collections are.
  public static func == (first: EnvironmentValues, second: EnvironmentValues) -> Bool {
    guard first.traits == second.traits else { return false }
    return first.traits != nil || first.writes == second.writes
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(traits)
    if traits == nil { hasher.combine(writes) }
  }
}

/// System traits as environment values, with replacements for "unspecified".
extension EnvironmentValues {
  /// The horizontal size class; nil if it is unspecified.
  ///
  /// Setting `unspecified` is the same as setting nil.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[OptionalTraitKey<HorizontalSizeClassTrait>.self] }
    set { self[OptionalTraitKey<HorizontalSizeClassTrait>.self] = newValue }
  }

  /// The vertical size class; nil if it is unspecified.
  ///
  /// Setting `unspecified` is the same as setting nil.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[OptionalTraitKey<VerticalSizeClassTrait>.self] }
    set { self[OptionalTraitKey<VerticalSizeClassTrait>.self] = newValue }
  }

  /// The preferred text weight; nil if it is unspecified.
  ///
  /// Setting `unspecified` is the same as setting nil.
  public var legibilityWeight: LegibilityWeight? {
    get { self[OptionalTraitKey<LegibilityWeightTrait>.self] }
    set { self[OptionalTraitKey<LegibilityWeightTrait>.self] = newValue }
  }

  /// The number of pixels per point; 1 if it is unspecified, so it can be used as a divisor.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the window appears active; true if it is unspecified.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the scene is being recorded or mirrored; false if it is unspecified.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }
}

/// A key for the value of a trait, with nil in place of the trait's default.
private enum OptionalTraitKey<Trait: TraitDefinition>: TraitBridgedEnvironmentKey
where Trait.Value: Equatable {
  static var defaultValue: Trait.Value? { nil }

  static func read(from traitCollection: TraitCollection) -> Trait.Value? {
    let value = traitCollection[Trait.self]
    return value == Trait.defaultValue ? nil : value
  }

  static func write(to mutableTraits: inout MutableTraits, value: Trait.Value?) {
    mutableTraits[Trait.self] = value ?? Trait.defaultValue
  }
}

private enum DisplayScaleKey: TraitBridgedEnvironmentKey {
  static let defaultValue = 1.0

  static func read(from traitCollection: TraitCollection) -> Double {
    let value = traitCollection.displayScale
    return value == DisplayScaleTrait.defaultValue ? defaultValue : value
  }

  static func write(to mutableTraits: inout MutableTraits, value: Double) {
    mutableTraits.displayScale = value
  }
}

private enum AppearsActiveKey: TraitBridgedEnvironmentKey {
  static let defaultValue = true

  static func read(from traitCollection: TraitCollection) -> Bool {
    traitCollection.activeAppearance != .inactive
  }

  static func write(to mutableTraits: inout MutableTraits, value: Bool) {
    mutableTraits.activeAppearance = value ? .active : .inactive
  }
}

private enum SceneCapturedKey: TraitBridgedEnvironmentKey {
  static let defaultValue = false

  static func read(from traitCollection: TraitCollection) -> Bool {
    traitCollection.sceneCaptureState == .active
  }

  static func write(to mutableTraits: inout MutableTraits, value: Bool) {
    mutableTraits.sceneCaptureState = value ? .active : .inactive
  }
}
