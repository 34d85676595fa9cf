package import SourceDiagnostics

extension Rule {
  /// The rules that reading theme and library files reports.
  package static let themeFiles: [Rule] = [
    .unreadableFile, .nestedTheme,
    .duplicateLibrary, .duplicateTheme, .cyclicExtends, .unknownTheme,
    .unknownReference, .unknownAsset, .cyclicReference, .referenceDepth,
    .invalidValue, .unknownKey, .unknownTrait, .unknownValue,
    .naming, .booleanName, .reservedName, .mixedGroup, .missingVariant, .invalidColor,
    .unquotedHex, .unquotedReference,
  ]
}
