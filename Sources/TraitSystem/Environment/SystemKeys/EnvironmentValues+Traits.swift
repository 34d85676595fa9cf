/// Values that are those of system traits, but for what stands for "unspecified".
extension EnvironmentValues {
  /// How much room there is from side to side; nil if it is unspecified, which is also what writing
  /// `unspecified` comes to.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom; nil if it is unspecified, which is also what writing
  /// `unspecified` comes to.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The weight of text that the user wants; nil if it is unspecified, which is also what writing
  /// `unspecified` comes to.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The number of pixels to a point; 1 if it is unspecified, so it may be divided by.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the window looks active; true if it is unspecified.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the scene is recorded or mirrored; false if it is unspecified.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }
}

private enum HorizontalSizeClassKey: TraitBridgedEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil

  static func read(from traitCollection: TraitCollection) -> UserInterfaceSizeClass? {
    let value = traitCollection.horizontalSizeClass
    return value == .unspecified ? nil : value
  }

  static func write(to mutableTraits: inout MutableTraits, value: UserInterfaceSizeClass?) {
    mutableTraits.horizontalSizeClass = value ?? .unspecified
  }
}

private enum VerticalSizeClassKey: TraitBridgedEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil

  static func read(from traitCollection: TraitCollection) -> UserInterfaceSizeClass? {
    let value = traitCollection.verticalSizeClass
    return value == .unspecified ? nil : value
  }

  static func write(to mutableTraits: inout MutableTraits, value: UserInterfaceSizeClass?) {
    mutableTraits.verticalSizeClass = value ?? .unspecified
  }
}

private enum LegibilityWeightKey: TraitBridgedEnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil

  static func read(from traitCollection: TraitCollection) -> LegibilityWeight? {
    let value = traitCollection.legibilityWeight
    return value == .unspecified ? nil : value
  }

  static func write(to mutableTraits: inout MutableTraits, value: LegibilityWeight?) {
    mutableTraits.legibilityWeight = value ?? .unspecified
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
