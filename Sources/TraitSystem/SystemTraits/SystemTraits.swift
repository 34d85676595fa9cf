/// A trait that every process has, in a slot known at compile time.
protocol SystemTraitDefinition: TraitDefinition {
  /// Words for values that theme files use beside the names of the cases.
  static var words: [(String, Value)] { get }
}

extension SystemTraitDefinition {
  static var words: [(String, Value)] { [] }

  fileprivate static func descriptor(slot: Int) -> TraitDescriptor {
    TraitDescriptor(
      slot: slot,
      identifier: identifier,
      name: name,
      affectsColorAppearance: affectsColorAppearance,
      isSystem: true,
      aliases: [identifier, "UITrait\(identifier)"],
      codec: ValueCodec(defaultValue: defaultValue, words: words)
    )
  }
}

/// The descriptors of the system traits, each at the index that is its slot.
///
/// Those that affect colours are the six that UIKit lists publicly in
/// `systemTraitsAffectingColorAppearance`: style, contrast, gamut, idiom, level and active
/// appearance. The other lists that can be found (five traits in the comment of
/// `hasDifferentColorAppearance`, seven classes with the flag) are not followed, so that every
/// question about colours has one answer. The first five, then, are in the order in which theme
/// files prefer variants.
func systemTraitDescriptors() -> [TraitDescriptor] {
  let traits: [any SystemTraitDefinition.Type] = [
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
  return traits.enumerated().map { slot, trait in trait.descriptor(slot: slot) }
}
