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
