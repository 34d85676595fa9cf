import SourceDiagnostics

/// The rules that diagnostics about imported files belong to.
extension Rule {
  /// A token must be defined once.
  static let duplicateToken = Rule("duplicate-token", .error)
  /// The files must contain something to import.
  static let emptyImport = Rule("empty-import", .error)
  /// Extended groups must exist and must not form a cycle.
  static let invalidExtends = Rule("invalid-extends", .error)
  /// Names must be valid in the format.
  static let invalidName = Rule("invalid-name", .error)
  /// The created themes must be valid.
  static let invalidLibrary = Rule("invalid-library", .error)
  /// References must have the form of the format.
  static let invalidReference = Rule("invalid-reference", .error)
  /// Resolver documents must follow their specification.
  static let invalidResolver = Rule("invalid-resolver", .error)
  /// Tokens must have the structure of the format.
  static let invalidToken = Rule("invalid-token", .error)
  /// A token must have a type.
  static let missingType = Rule("missing-type", .error)
  /// All files must have one format.
  static let mixedFormats = Rule("mixed-formats", .error)
  /// Parts without an equivalent in themes are reported.
  static let notImported = Rule("not-imported", .error)
  /// Files should follow the current draft of the format.
  static let olderDraft = Rule("older-draft", .error)
  /// References to files must not lead out of the folder.
  static let outsideFolder = Rule("outside-folder", .error)
  /// Schemes must have a known variant.
  static let schemeVariant = Rule("scheme-variant", .error)
  /// Values must match the types of their tokens.
  static let typeMismatch = Rule("type-mismatch", .error)
  /// Types must be types of the format.
  static let unknownType = Rule("unknown-type", .error)
}
