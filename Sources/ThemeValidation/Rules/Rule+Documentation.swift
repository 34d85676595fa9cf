import ThemeFiles

extension Rule {
  /// The documentation of the rule.
  package var documentation: RuleDocumentation {
    switch self {
    case .ambiguousPath: AmbiguousPathRule.documentation
    case .ambiguousVariants: AmbiguousVariantsRule.documentation
    case .booleanName: BooleanNameRule.documentation
    case .contrast: ContrastRule.documentation
    case .cyclicExtends: CyclicExtendsRule.documentation
    case .cyclicReference: CyclicReferenceRule.documentation
    case .darkEqualsLight: DarkEqualsLightRule.documentation
    case .deprecatedUse: DeprecatedUseRule.documentation
    case .distinct: DistinctRule.documentation
    case .duplicateLibrary: DuplicateLibraryRule.documentation
    case .duplicateTheme: DuplicateThemeRule.documentation
    case .highContrastLower: HighContrastLowerRule.documentation
    case .invalidColor: InvalidColorRule.documentation
    case .invalidIgnore: InvalidIgnoreRule.documentation
    case .invalidValue: InvalidValueRule.documentation
    case .missingColor: MissingColorRule.documentation
    case .missingVariant: MissingVariantRule.documentation
    case .mixedGroup: MixedGroupRule.documentation
    case .naming: NamingRule.documentation
    case .nearDuplicate: NearDuplicateRule.documentation
    case .noOpOverride: NoOpOverrideRule.documentation
    case .outOfGamut: OutOfGamutRule.documentation
    case .referenceDepth: ReferenceDepthRule.documentation
    case .reservedName: ReservedNameRule.documentation
    case .sameAsParent: SameAsParentRule.documentation
    case .stackedContrast: StackedContrastRule.documentation
    case .staleBaseline: StaleBaselineRule.documentation
    case .undefinedTrait: UndefinedTraitRule.documentation
    case .unknownAsset: UnknownAssetRule.documentation
    case .unknownKey: UnknownKeyRule.documentation
    case .unknownNodeColor: UnknownNodeColorRule.documentation
    case .unknownReference: UnknownReferenceRule.documentation
    case .unknownRule: UnknownRuleRule.documentation
    case .unknownTheme: UnknownThemeRule.documentation
    case .unknownTrait: UnknownTraitRule.documentation
    case .unknownValue: UnknownValueRule.documentation
    case .unprovenCheck: UnprovenCheckRule.documentation
    case .unquotedHex: UnquotedHexRule.documentation
    case .unquotedReference: UnquotedReferenceRule.documentation
    case .unreachableVariant: UnreachableVariantRule.documentation
    case .unreadableFile: UnreadableFileRule.documentation
    case .unusedIgnore: UnusedIgnoreRule.documentation
    case .unusedOverride: UnusedOverrideRule.documentation
    case .unusedPalette: UnusedPaletteRule.documentation
    }
  }
}
