import SourceDiagnostics

/// The rules that findings about imported files belong to.
enum ImportRule: String {
  case cyclicReference = "cyclic-reference"
  case duplicateToken = "duplicate-token"
  case emptyImport = "empty-import"
  case invalidColor = "invalid-color"
  case invalidExtends = "invalid-extends"
  case invalidName = "invalid-name"
  case invalidLibrary = "invalid-library"
  case invalidReference = "invalid-reference"
  case invalidResolver = "invalid-resolver"
  case invalidToken = "invalid-token"
  case missingType = "missing-type"
  case mixedFormats = "mixed-formats"
  case notImported = "not-imported"
  case olderDraft = "older-draft"
  case outsideFolder = "outside-folder"
  case schemeVariant = "scheme-variant"
  case typeMismatch = "type-mismatch"
  case unknownKey = "unknown-key"
  case unknownReference = "unknown-reference"
  case unknownType = "unknown-type"
  case unreadableFile = "unreadable-file"
}

/// Collects what is wrong with imported files, so that all of it is told at once.
struct ImportFindings {
  /// The most findings that are kept; the others are only counted.
  private static let limit = 1_000

  private var diagnosticsSoFar: [Diagnostic] = []
  private var omitted = 0
  private(set) var hasErrors = false

  mutating func add(
    _ rule: ImportRule,
    _ severity: Severity = .error,
    at excerpt: @autoclosure () -> SourceExcerpt?,
    notes: [Diagnostic.Note] = [],
    _ message: @autoclosure () -> String
  ) {
    if severity == .error { hasErrors = true }
    guard diagnosticsSoFar.count < Self.limit else { return omitted += 1 }
    diagnosticsSoFar.append(
      Diagnostic(
        rule: rule.rawValue,
        severity: severity,
        message: message(),
        excerpt: excerpt(),
        notes: notes
      )
    )
  }

  mutating func append(contentsOf others: some Sequence<Diagnostic>) {
    for other in others {
      if other.severity == .error { hasErrors = true }
      diagnosticsSoFar.append(other)
    }
  }

  /// The findings in the order of files and lines.
  var diagnostics: [Diagnostic] {
    var result = diagnosticsSoFar.sortedByPosition()
    if omitted > 0 {
      result.append(
        Diagnostic(
          rule: ImportRule.notImported.rawValue,
          severity: hasErrors ? .error : .warning,
          message: "there are \(omitted) more problems than the \(Self.limit) that are listed"
        )
      )
    }
    return result
  }
}
