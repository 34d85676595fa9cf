package import SourceDiagnostics

/// The rules that findings about theme, library and hierarchy files belong to.
package enum Rule: String, CaseIterable, Sendable {
  case ambiguousPath = "ambiguous-path"
  case ambiguousVariants = "ambiguous-variants"
  case booleanName = "boolean-name"
  case contrast
  case cyclicExtends = "cyclic-extends"
  case cyclicReference = "cyclic-reference"
  case darkEqualsLight = "dark-equals-light"
  case deprecatedUse = "deprecated-use"
  case distinct
  case duplicateLibrary = "duplicate-library"
  case duplicateTheme = "duplicate-theme"
  case highContrastLower = "high-contrast-lower"
  case invalidColor = "invalid-color"
  case invalidIgnore = "invalid-ignore"
  case invalidValue = "invalid-value"
  case missingColor = "missing-color"
  case missingVariant = "missing-variant"
  case mixedGroup = "mixed-group"
  case naming
  case nearDuplicate = "near-duplicate"
  case noOpOverride = "no-op-override"
  case outOfGamut = "out-of-gamut"
  case referenceDepth = "reference-depth"
  case reservedName = "reserved-name"
  case sameAsParent = "same-as-parent"
  case stackedContrast = "stacked-contrast"
  case staleBaseline = "stale-baseline"
  case undefinedTrait = "undefined-trait"
  case unknownAsset = "unknown-asset"
  case unknownKey = "unknown-key"
  case unknownNodeColor = "unknown-node-color"
  case unknownReference = "unknown-reference"
  case unknownRule = "unknown-rule"
  case unknownTheme = "unknown-theme"
  case unknownTrait = "unknown-trait"
  case unknownValue = "unknown-value"
  case unprovenCheck = "unproven-check"
  case unquotedHex = "unquoted-hex"
  case unquotedReference = "unquoted-reference"
  case unreachableVariant = "unreachable-variant"
  case unreadableFile = "unreadable-file"
  case unusedIgnore = "unused-ignore"
  case unusedOverride = "unused-override"
  case unusedPalette = "unused-palette"

  /// How bad a finding is where the library file doesn't say; nil where the rule is off then.
  package var severity: Severity? { documentation.severity }

  /// What the rule is about.
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
