package import SourceDiagnostics

/// The rules of theme, library and hierarchy files; module ThemeValidation documents them.
extension Rule {
  package static let ambiguousPath = Rule("ambiguous-path", .error)
  package static let ambiguousVariants = Rule("ambiguous-variants", .warning)
  package static let booleanName = Rule("boolean-name", .warning, isFixable: true)
  package static let contrast = Rule("contrast", .error)
  package static let cyclicExtends = Rule("cyclic-extends", .error)
  package static let cyclicReference = Rule("cyclic-reference", .error)
  package static let darkEqualsLight = Rule("dark-equals-light", .warning)
  package static let deprecatedUse = Rule("deprecated-use", .warning)
  package static let distinct = Rule("distinct", .error)
  package static let duplicateLibrary = Rule("duplicate-library", .error)
  package static let duplicateTheme = Rule("duplicate-theme", .error)
  package static let highContrastLower = Rule("high-contrast-lower", .warning)
  package static let invalidColor = Rule("invalid-color", .error)
  package static let invalidIgnore = Rule("invalid-ignore", .warning)
  package static let invalidValue = Rule("invalid-value", .error)
  package static let missingColor = Rule("missing-color", .warning)
  package static let missingVariant = Rule("missing-variant", .warning)
  package static let mixedGroup = Rule("mixed-group", .error, isFixable: true)
  package static let naming = Rule("naming", .error)
  package static let nearDuplicate = Rule("near-duplicate", nil)
  package static let noOpOverride = Rule("no-op-override", .warning)
  package static let outOfGamut = Rule("out-of-gamut", .warning)
  package static let referenceDepth = Rule("reference-depth", .error)
  package static let reservedName = Rule("reserved-name", .error)
  package static let sameAsParent = Rule("same-as-parent", .warning)
  package static let stackedContrast = Rule("stacked-contrast", .error)
  package static let staleBaseline = Rule("stale-baseline", .warning)
  package static let staleOutput = Rule("stale-output", .error)
  package static let undefinedTrait = Rule("undefined-trait", .warning)
  package static let unknownAsset = Rule("unknown-asset", .error)
  package static let unknownKey = Rule("unknown-key", .error, isFixable: true)
  package static let unknownNodeColor = Rule("unknown-node-color", .error)
  package static let unknownReference = Rule("unknown-reference", .error)
  package static let unknownRule = Rule("unknown-rule", .error)
  package static let unknownTheme = Rule("unknown-theme", .error)
  package static let unknownTrait = Rule("unknown-trait", .error)
  package static let unknownValue = Rule("unknown-value", .error)
  package static let unprovenCheck = Rule("unproven-check", .warning)
  package static let unquotedHex = Rule("unquoted-hex", .error, isFixable: true)
  package static let unquotedReference = Rule("unquoted-reference", .error, isFixable: true)
  package static let unreachableVariant = Rule("unreachable-variant", .warning)
  package static let unreadableFile = Rule("unreadable-file", .error)
  package static let unusedIgnore = Rule("unused-ignore", .warning)
  package static let unusedOverride = Rule("unused-override", .warning)
  package static let unusedPalette = Rule("unused-palette", .warning)

  /// All rules of theme, library and hierarchy files.
  package static let themes: [Rule] = [
    .ambiguousPath, .ambiguousVariants, .booleanName, .contrast, .cyclicExtends,
    .cyclicReference, .darkEqualsLight, .deprecatedUse, .distinct, .duplicateLibrary,
    .duplicateTheme, .highContrastLower, .invalidColor, .invalidIgnore, .invalidValue,
    .missingColor, .missingVariant, .mixedGroup, .naming, .nearDuplicate, .noOpOverride,
    .outOfGamut, .referenceDepth, .reservedName, .sameAsParent, .stackedContrast,
    .staleBaseline, .staleOutput, .undefinedTrait, .unknownAsset, .unknownKey,
    .unknownNodeColor, .unknownReference, .unknownRule, .unknownTheme, .unknownTrait, .unknownValue,
    .unprovenCheck, .unquotedHex, .unquotedReference, .unreachableVariant, .unreadableFile,
    .unusedIgnore, .unusedOverride, .unusedPalette,
  ]
}
