/// The value of a system trait that is one of a few cases.
///
/// The names are written out because finding them by reflection costs a tenth of a millisecond a
/// type, and every program that reads theme files needs several; a test compares the two.
protocol SystemTraitValue: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == Int {
  /// The names of the cases, in the order of `allCases`.
  static var names: [String] { get }
}

/// A trait that every process has, in a slot known at compile time.
protocol SystemTraitDefinition: TraitDefinition, SendableMetatype {
  /// Words for values that theme files use beside the names of the cases.
  static var words: [(String, Value)] { get }

  /// Makes the codec of the trait's values.
  static func makeCodec() -> any TraitCodec
}

extension SystemTraitDefinition where Value: SystemTraitValue {
  static func makeCodec() -> any TraitCodec {
    ValueCodec(
      defaultValue: defaultValue,
      cases: zip(Value.names, Value.allCases).map { ($0, $1.rawValue, $1) },
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
      makeCodec: { makeCodec() }
    )
  }
}

/// The system traits, each at the index that is its slot.
///
/// Those that affect colours are the six that UIKit lists publicly in
/// `systemTraitsAffectingColorAppearance`: style, contrast, gamut, idiom, level and active
/// appearance. The other lists that can be found (five traits in the comment of
/// `hasDifferentColorAppearance`, seven classes with the flag) are not followed, so that every
/// question about colours has one answer. The first five, then, are in the order in which theme
/// files prefer variants.
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

/// The descriptors of the system traits, each at the index that is its slot.
func systemTraitDescriptors() -> [TraitDescriptor] {
  systemTraitTypes().enumerated().map { slot, trait in trait.descriptor(slot: slot) }
}
