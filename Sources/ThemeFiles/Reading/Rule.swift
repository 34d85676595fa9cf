package import SourceDiagnostics

/// The rules that findings about theme, library and hierarchy files belong to.
package enum Rule: String, CaseIterable, Sendable {
  case ambiguousPath = "ambiguous-path"
  case booleanName = "boolean-name"
  case contrast
  case cyclicExtends = "cyclic-extends"
  case cyclicReference = "cyclic-reference"
  case distinct
  case duplicateLibrary = "duplicate-library"
  case duplicateTheme = "duplicate-theme"
  case invalidColor = "invalid-color"
  case invalidValue = "invalid-value"
  case missingVariant = "missing-variant"
  case mixedGroup = "mixed-group"
  case naming
  case referenceDepth = "reference-depth"
  case reservedName = "reserved-name"
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
  case unreadableFile = "unreadable-file"

  /// How bad a finding is where the library file doesn't say.
  package var severity: Severity {
    switch self {
    case .booleanName, .missingVariant, .undefinedTrait, .unprovenCheck: .warning
    default: .error
    }
  }
}
