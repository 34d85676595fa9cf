package import SourceDiagnostics

extension Rule {
  /// The rules of imported files that are not rules of theme files, too.
  package static let imports: [Rule] = [
    .duplicateToken, .emptyImport, .invalidExtends, .invalidLibrary, .invalidName,
    .invalidReference, .invalidResolver, .invalidToken, .missingType, .mixedFormats, .notImported,
    .olderDraft, .outsideFolder, .schemeVariant, .typeMismatch,
  ]

  private init(_ id: String, _ summary: String, _ severity: Severity = .error) {
    self.init(
      id,
      severity,
      summary,
      explanation: """
        This is a rule of imports: 'themetool import' reports it about the files that it reads. An \
        error prevents the import, or with --keep-going only that of the colors concerned.
        """,
      remedy: "The message names the place in the file and the required change."
    )
  }

  static let duplicateToken = Rule("duplicate-token", "A token must be defined once.", .warning)
  static let emptyImport = Rule("empty-import", "The files must contain something to import.")
  static let invalidExtends = Rule("invalid-extends", "Extended groups must exist, without cycles.")
  static let invalidLibrary = Rule("invalid-library", "The created themes must be valid.")
  static let invalidName = Rule("invalid-name", "Names must be valid in both formats.", .warning)
  static let invalidReference = Rule("invalid-reference", "References must follow the format.")
  static let invalidResolver = Rule("invalid-resolver", "Resolver documents must be valid.")
  static let invalidToken = Rule("invalid-token", "Tokens and schemes must follow their format.")
  static let missingType = Rule("missing-type", "A token must have a type.")
  static let mixedFormats = Rule("mixed-formats", "All files must have one format.")
  static let notImported = Rule(
    "not-imported",
    "Themes must be able to express all parts of the files.",
    .warning
  )
  static let olderDraft = Rule("older-draft", "Files should follow the current draft.", .warning)
  static let outsideFolder = Rule("outside-folder", "References must not lead out of the folder.")
  static let schemeVariant = Rule(
    "scheme-variant",
    "The variant of a scheme must be light or dark, as its background is.",
    .warning
  )
  static let typeMismatch = Rule("type-mismatch", "Values must match the types of their tokens.")
}
