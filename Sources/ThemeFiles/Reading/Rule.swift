package import SourceDiagnostics

/// The rules for theme, library and hierarchy files.
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

  /// The severity of a finding unless the library file sets another; nil for a rule that is off by
  /// default.
  package var severity: Severity? {
    switch self {
    case .ambiguousVariants, .booleanName, .darkEqualsLight, .deprecatedUse, .highContrastLower,
      .invalidIgnore, .missingColor, .missingVariant, .noOpOverride, .outOfGamut, .sameAsParent,
      .staleBaseline, .undefinedTrait, .unprovenCheck, .unreachableVariant, .unusedIgnore,
      .unusedOverride, .unusedPalette:
      .warning
    case .nearDuplicate: nil
    default: .error
    }
  }
}
