public import SourceDiagnostics

extension Rule {
  /// The rules of asset catalogs.
  public static let catalogs: [Rule] = [
    .unreadableFile, .linkLoop, .tooManyFiles, .unsafeName, .invalidValue, .unknownKey,
    .unknownValue, .unknownType, .invalidComponent, .unknownColorSpace, .colorSpaceSpelling,
    .missingContents, .info, .duplicateAsset, .caseClash, .duplicateSlot, .unassignedFile,
    .missingFile, .missingUniversal, .missingAny, .missingDark, .missingHighContrast,
    .emptySlot, .darkEqualsLight, .symbolClash, .componentRange, .one255th,
    .unknownSystemColor, .unreachableSlot, .groupName, .damagedEntry,
  ]

  init(catalog id: String, severity: Severity, isFixable: Bool = false, summary: String) {
    self.init(
      id,
      severity: severity,
      isFixable: isFixable,
      summary: summary,
      explanation: """
        This is a rule of asset catalogs. Catalogs are checked where a library lists them under \
        'catalogs:', and where 'validate' is given one.
        """,
      remedy: "The message names the asset and the required change."
    )
  }

  /// Every file and folder of a catalog must be readable.
  static let unreadableFile = Rule(
    catalog: "unreadable-file",
    severity: .error,
    summary: "Every file and folder of a catalog must be readable."
  )

  /// A link must not lead to a folder that contains it.
  static let linkLoop = Rule(
    catalog: "link-loop",
    severity: .error,
    summary: "A link must not lead to a folder that contains it."
  )

  /// A catalog must not have more files and folders, or deeper folders, than any has.
  static let tooManyFiles = Rule(
    catalog: "too-many-files",
    severity: .error,
    summary: "A catalog must not have more files and folders, or deeper folders, than any has."
  )

  /// Names must not lead out of the folder that uses them.
  static let unsafeName = Rule(
    catalog: "unsafe-name",
    severity: .error,
    summary: "Names must not lead out of the folder that uses them."
  )

  /// Values must have the types and forms of the format.
  static let invalidValue = Rule(
    catalog: "invalid-value",
    severity: .error,
    summary: "Values must have the types and forms of the format."
  )

  /// Keys must be keys of the format.
  static let unknownKey = Rule(
    catalog: "unknown-key",
    severity: .warning,
    summary: "Keys must be keys of the format."
  )

  /// Idioms, appearances and similar values must be values of the format.
  static let unknownValue = Rule(
    catalog: "unknown-value",
    severity: .warning,
    summary: "Idioms, appearances and similar values must be values of the format."
  )

  /// Folders in a catalog must be groups or assets of a known type, and imported tokens of a known
  /// type.
  package static let unknownType = Rule(
    "unknown-type",
    severity: .warning,
    summary: "Folders in a catalog and imported tokens must have known types.",
    explanation: """
      A folder in a catalog is a group or an asset, whose type is its extension. The type of a token \
      is one of the DTCG specification; common types of other tools are only reported as warnings.
      """,
    remedy: "Correct the type; the message proposes the most similar one, if there is one."
  )

  /// A color must have all components of its color space, each in a valid form.
  static let invalidComponent = Rule(
    catalog: "invalid-component",
    severity: .error,
    summary: "A color must have all components of its color space, each in a valid form."
  )

  /// Color spaces must be color spaces of the format.
  static let unknownColorSpace = Rule(
    catalog: "unknown-color-space",
    severity: .error,
    summary: "Color spaces must be color spaces of the format."
  )

  /// 'color-space' must be lower case; 'display-gamut' must not.
  static let colorSpaceSpelling = Rule(
    catalog: "color-space-spelling",
    severity: .warning,
    isFixable: true,
    summary: "'color-space' must be lower case; 'display-gamut' must not."
  )

  /// Every asset must have a Contents.json.
  static let missingContents = Rule(
    catalog: "missing-contents",
    severity: .warning,
    summary: "Every asset must have a Contents.json."
  )

  /// Every color of a compiled catalog must be readable.
  static let damagedEntry = Rule(
    catalog: "damaged-entry",
    severity: .error,
    summary: "Every color of a compiled catalog must be readable."
  )
}
