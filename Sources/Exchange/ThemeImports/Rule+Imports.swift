package import SourceDiagnostics

extension Rule {
  /// The rules of imported files that are not rules of theme files, too.
  package static let imports: [Rule] = [
    .duplicateToken, .emptyImport, .invalidExtends, .invalidLibrary, .invalidName,
    .invalidReference, .invalidResolver, .invalidToken, .missingType, .mixedFormats, .notImported,
    .olderDraft, .outsideFolder, .schemeVariant, .typeMismatch, .unusedOption,
  ]

  private init(_ id: String, summary: String, severity: Severity = .error) {
    self.init(
      id,
      severity: severity,
      summary: summary,
      explanation: """
        This is a rule of imports: 'themetool import' reports it about the files that it reads. An \
        error prevents the import, or with --keep-going only that of the colors concerned.
        """,
      remedy: "The message names the place in the file and the required change."
    )
  }

  static let duplicateToken = Rule(
    "duplicate-token",
    summary: "A token must be defined once.",
    severity: .warning
  )
  static let emptyImport = Rule(
    "empty-import",
    summary: "The files must contain something to import."
  )
  static let invalidExtends = Rule(
    "invalid-extends",
    summary: "Extended groups must exist, without cycles."
  )
  static let invalidLibrary = Rule("invalid-library", summary: "The created themes must be valid.")
  static let invalidName = Rule(
    "invalid-name",
    summary: "Names must be valid in both formats.",
    severity: .warning
  )
  static let invalidReference = Rule(
    "invalid-reference",
    summary: "References must follow the format."
  )
  static let invalidResolver = Rule(
    "invalid-resolver",
    summary: "Resolver documents must be valid."
  )
  static let invalidToken = Rule(
    "invalid-token",
    summary: "Tokens and schemes must follow their format."
  )
  static let missingType = Rule("missing-type", summary: "A token must have a type.")
  static let mixedFormats = Rule("mixed-formats", summary: "All files must have one format.")
  static let notImported = Rule(
    "not-imported",
    summary: "Themes must be able to express all parts of the files.",
    severity: .warning
  )
  static let olderDraft = Rule(
    "older-draft",
    summary: "Files should follow the current draft.",
    severity: .warning
  )
  static let outsideFolder = Rule(
    "outside-folder",
    summary: "References must not lead out of the folder."
  )
  static let schemeVariant = Rule(
    "scheme-variant",
    summary: "The variant of a scheme must be light or dark, as its background is.",
    severity: .warning
  )
  package static let unusedOption = Rule(
    "unused-option",
    summary: "Options must have a meaning for the files."
  )
  static let typeMismatch = Rule(
    "type-mismatch",
    summary: "Values must match the types of their tokens."
  )
}
