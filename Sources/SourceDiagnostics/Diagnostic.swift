/// A finding about an input, as a value that printers format.
///
/// ```swift
/// let diagnostic = Diagnostic(
///   rule: .unknownReference, severity: .error, message: "'acent' is not a color")
/// DiagnosticTextPrinter(color: false).text(for: [diagnostic])
/// // "error: 'acent' is not a color [unknown-reference]\n"
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// The violated rule.
  public var rule: Rule

  /// The severity.
  public var severity: Severity

  /// The message: what is wrong and what to do, in lowercase, without a final period, with the
  /// subject in single quotes.
  public var message: String

  /// The position with its source line, or nil without a file.
  public var excerpt: SourceExcerpt?

  /// The position that identifies the diagnostic in baselines, fingerprints and comments, if it is
  /// not that of ``excerpt``: the violated requirement, where the excerpt is the value.
  public var anchor: SourceExcerpt?

  /// Further positions that explain the diagnostic.
  public var notes: [Note]

  /// The change that fixes the problem, if known.
  public var fix: Fix?

  /// The names, traits and files that it is about.
  public var subject: Subject

  /// Why the diagnostic is not reported; nil for one that is.
  package var suppression: Suppression?

  /// Creates a diagnostic.
  public init(
    rule: Rule,
    severity: Severity,
    message: String,
    excerpt: SourceExcerpt? = nil,
    anchor: SourceExcerpt? = nil,
    notes: [Note] = [],
    fix: Fix? = nil,
    subject: Subject = Subject()
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.excerpt = excerpt
    self.anchor = anchor
    self.notes = notes
    self.fix = fix
    self.subject = subject
  }
}

extension Diagnostic {
  /// The reason why a diagnostic is not reported.
  package enum Suppression: String, CaseIterable, Sendable {
    /// A comment beside it.
    case comment
    /// A setting of its rule.
    case setting
    /// A list of known findings.
    case baseline
  }

  /// A note of a diagnostic, such as the position of the first use of a name.
  public struct Note: Hashable, Sendable {
    /// The relation of the position to the diagnostic.
    public var message: String

    /// The position with its source line, or nil without a file.
    public var excerpt: SourceExcerpt?

    /// Creates a note.
    public init(message: String, excerpt: SourceExcerpt? = nil) {
      self.message = message
      self.excerpt = excerpt
    }
  }
}
