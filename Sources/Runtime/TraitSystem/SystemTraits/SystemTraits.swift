/// A predefined trait, in a slot that is known at compile time.
protocol SystemTraitDefinition: TraitDefinition {
  /// Additional names for values in theme files.
  static var words: [(String, Value)] { get }

  /// Creates the codec of the trait's values.
  static func makeCodec() -> any TraitCodec
}

/// A predefined trait with a fixed list of values.
///
/// The names are listed explicitly, because finding them by reflection takes a tenth of a
/// millisecond for each type, and every program that reads theme files needs several types. A test
/// compares both.
protocol NamedSystemTraitDefinition: SystemTraitDefinition
where Value: CaseIterable & RawRepresentable, Value.RawValue == Int {
  /// The names of the cases, in the order of `allCases`.
  static var valueNames: [String] { get }
}

extension NamedSystemTraitDefinition {
  static func makeCodec() -> any TraitCodec {
    ValueCodec(
      defaultValue: defaultValue,
      cases: zip(valueNames, Value.allCases).map { ($0, $1.rawValue, $1) },
      words: words
    )
  }
}

extension SystemTraitDefinition {
  static var words: [(String, Value)] { [] }

  static func makeCodec() -> any TraitCodec {
    ValueCodec(defaultValue: defaultValue, words: words)
  }

  fileprivate static func descriptor(slot: Int) -> TraitDescriptor {
    TraitDescriptor(
      slot: slot,
      identifier: identifier,
      name: name,
      affectsColorAppearance: affectsColorAppearance,
      isSystem: true,
      aliases: [identifier, "UITrait\(identifier)"],
      defaultPayload: TraitPayload(defaultValue),
      codec: makeCodec()
    )
  }
}

/// The system traits, each at the index of its slot.
///
/// The traits that affect colors are the six that UIKit lists publicly in
/// `systemTraitsAffectingColorAppearance`: style, contrast, gamut, idiom, level and active
/// appearance. Other published lists (five traits in the comment of `hasDifferentColorAppearance`,
/// seven classes with the flag) differ and aren't used, so that there is a single source of truth.
/// The first five are in the order in which theme files select variants.
func systemTraitTypes() -> [any SystemTraitDefinition.Type] {
  [
    UserInterfaceStyleTrait.self,
    AccessibilityContrastTrait.self,
    DisplayGamutTrait.self,
    UserInterfaceIdiomTrait.self,
    UserInterfaceLevelTrait.self,
    ActiveAppearanceTrait.self,
    LayoutDirectionTrait.self,
    DisplayScaleTrait.self,
    HorizontalSizeClassTrait.self,
    VerticalSizeClassTrait.self,
    PreferredContentSizeCategoryTrait.self,
    LegibilityWeightTrait.self,
    ForceTouchCapabilityTrait.self,
    ImageDynamicRangeTrait.self,
    TypesettingLanguageTrait.self,
    SceneCaptureStateTrait.self,
    ListEnvironmentTrait.self,
    ToolbarItemPresentationSizeTrait.self,
    HDRHeadroomUsageLimitTrait.self,
    TabAccessoryEnvironmentTrait.self,
    SplitViewControllerLayoutEnvironmentTrait.self,
    ResolvesNaturalAlignmentWithBaseWritingDirectionTrait.self,
  ]
}

/// The descriptions of the system traits, each at the index of its slot.
func systemTraitDescriptors() -> [TraitDescriptor] {
  systemTraitTypes().enumerated().map { slot, trait in trait.descriptor(slot: slot) }
}

/// The capture state of a scene.
///
/// Raw values are those of UIKit.
public enum SceneCaptureState: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The scene isn't being captured.
  case inactive = 0
  /// The scene is being recorded or mirrored.
  case active = 1
}

/// The trait for the capture state of the scene.
public enum SceneCaptureStateTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: SceneCaptureState { .unspecified }

  static var valueNames: [String] { ["unspecified", "inactive", "active"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "capture-state" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "sceneCaptureState" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 15) }
}

extension TraitCollection {
  /// The capture state of the scene.
  @inlinable
  public var sceneCaptureState: SceneCaptureState { self[SceneCaptureStateTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(sceneCaptureState: SceneCaptureState) {
    self.init(SceneCaptureStateTrait.self, value: sceneCaptureState)
  }
}

extension MutableTraits {
  /// The capture state of the scene.
  @inlinable
  public var sceneCaptureState: SceneCaptureState {
    get { self[SceneCaptureStateTrait.self] }
    set { self[SceneCaptureStateTrait.self] = newValue }
  }
}

/// The limit on the use of headroom for high dynamic range.
///
/// Raw values are those of UIKit.
public enum HDRHeadroomUsageLimit: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// Content must limit its use of headroom.
  case active = 0
  /// Content can use all available headroom.
  case inactive = 1
}

/// The trait for the limit on the use of headroom for high dynamic range.
public enum HDRHeadroomUsageLimitTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: HDRHeadroomUsageLimit { .unspecified }

  static var valueNames: [String] { ["unspecified", "active", "inactive"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "headroom-limit" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "hdrHeadroomUsageLimit" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 18) }
}

extension TraitCollection {
  /// The limit on the use of headroom for high dynamic range.
  @inlinable
  public var hdrHeadroomUsageLimit: HDRHeadroomUsageLimit { self[HDRHeadroomUsageLimitTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(hdrHeadroomUsageLimit: HDRHeadroomUsageLimit) {
    self.init(HDRHeadroomUsageLimitTrait.self, value: hdrHeadroomUsageLimit)
  }
}

extension MutableTraits {
  /// The limit on the use of headroom for high dynamic range.
  @inlinable
  public var hdrHeadroomUsageLimit: HDRHeadroomUsageLimit {
    get { self[HDRHeadroomUsageLimitTrait.self] }
    set { self[HDRHeadroomUsageLimitTrait.self] = newValue }
  }
}
