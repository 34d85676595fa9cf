import SourceDiagnostics
import SourceDocuments

/// The rule, the severity and the text of a finding about imported files.
///
/// The messages of each source format are in one file, as functions of this type.
struct ImportMessage {
  let rule: Rule
  let severity: Severity
  let text: Diagnostic.Message

  init(_ rule: Rule, _ severity: Severity, _ text: Diagnostic.Message) {
    self.rule = rule
    self.severity = severity
    self.text = text
  }

  /// Creates the message of an error.
  init(_ rule: Rule, _ text: Diagnostic.Message) { self.init(rule, .error, text) }

  static func warning(_ rule: Rule, _ text: Diagnostic.Message) -> Self {
    Self(rule, .warning, text)
  }
}

/// The findings of one import, which all its parts add to.
final class ImportFindings {
  private var findings = Findings(limit: 1_000)

  var hasErrors: Bool { findings.hasErrors }

  /// Adds a finding at a place in a file, if it has one.
  func report(
    _ message: ImportMessage,
    at excerpt: @autoclosure () -> SourceExcerpt? = nil,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    if findings.omits(message.severity) { return }
    findings.add(message.rule, message.severity, at: excerpt(), notes: notes(), message.text)
  }

  /// Adds the diagnostics of a reader.
  func append(contentsOf others: [Diagnostic]) {
    findings.append(contentsOf: others)
  }

  /// The findings in the order of files and lines.
  var diagnostics: [Diagnostic] {
    findings.sorted(closing: .notImported, hasErrors ? .error : .warning, "there are")
  }
}
