import SourceDiagnostics
import SourceDocuments

/// The rule, the severity and the text of a finding about imported files.
///
/// A color of the files that does not arrive, or that arrives with another value, is an error. What
/// else is not as in the files is a warning where a theme could be expected to have it, such as a
/// mode, and otherwise a note, such as a changed name or the number of tokens that are not colors.
///
/// The messages of each source format are in one file, as functions of this type.
struct ImportMessage {
  let rule: Rule
  let severity: Severity
  let text: Diagnostic.Message

  init(_ rule: Rule, severity: Severity, _ text: Diagnostic.Message) {
    self.rule = rule
    self.severity = severity
    self.text = text
  }

  /// Creates the message of an error.
  init(_ rule: Rule, _ text: Diagnostic.Message) { self.init(rule, severity: .error, text) }

  /// Creates the message of an error or a warning.
  init(_ rule: Rule, isError: Bool, _ text: Diagnostic.Message) {
    self.init(rule, severity: isError ? .error : .warning, text)
  }

  static func note(_ rule: Rule, _ text: Diagnostic.Message) -> Self {
    Self(rule, severity: .note, text)
  }

  static func warning(_ rule: Rule, _ text: Diagnostic.Message) -> Self {
    Self(rule, severity: .warning, text)
  }
}

/// The findings of one import, which all its parts add to.
final class ImportFindings {
  private var findings = Findings(limit: 1_000)

  /// Whether colors and files without errors are imported although others have errors.
  let keepsGoing: Bool

  /// The number of errors, also beyond the limit.
  private(set) var errorCount = 0

  init(keepsGoing: Bool = false) {
    self.keepsGoing = keepsGoing
  }

  var hasErrors: Bool { findings.hasErrors }

  /// Whether errors prevent the import.
  var isRefused: Bool { hasErrors && !keepsGoing }

  /// Adds a finding at a place in a file, if it has one.
  func report(
    _ message: ImportMessage,
    at excerpt: @autoclosure () -> SourceExcerpt? = nil,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    if message.severity == .error { errorCount += 1 }
    if findings.omits(message.severity) { return }
    findings.add(message.rule, as: message.severity, message.text, at: excerpt(), notes: notes())
  }

  /// Reports options for the themes of files of a kind that has none of them.
  func reportUnused(
    _ options: ImportOptions,
    for kind: String,
    allowing divisions: [ImportOptions.Division] = [],
    hasShared: Bool = false,
    hasModifiers: Bool = true
  ) {
    if let division = options.division, !divisions.contains(division) {
      report(.unusedOption("--themes \(division.rawValue)", for: kind))
    }
    if !hasShared, !options.shared.isEmpty { report(.unusedOption("--shared", for: kind)) }
    if !hasModifiers, !options.modifiers.isEmpty {
      report(.unusedOption("--modifier", for: kind))
    }
  }

  /// Adds a single finding for all names that an import changes.
  func reportChanges(of names: ChangedNames) {
    if !names.isEmpty { report(.changedNames(names)) }
  }

  /// Adds the diagnostics of a reader.
  func append(contentsOf others: [Diagnostic]) {
    errorCount += others.count { $0.severity == .error }
    findings.append(contentsOf: others)
  }

  /// The findings in the order of files and lines.
  var diagnostics: [Diagnostic] {
    findings.sorted(closing: .notImported, as: hasErrors ? .error : .warning, subject: "there are")
  }
}
