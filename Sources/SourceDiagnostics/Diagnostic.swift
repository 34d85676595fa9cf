/// One finding about an input, as a value: nothing is printed where it is made.
///
/// ```swift
/// let diagnostic = Diagnostic(
///   rule: "unknown-reference", severity: .error, message: "no colour is named 'acent'")
/// DiagnosticTextPrinter(color: false).text(for: [diagnostic])
/// // "error: no colour is named 'acent' [unknown-reference]\n"
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// The stable identifier of what was found, such as `duplicate-key`.
  public var rule: String

  /// How much it weighs.
  public var severity: Severity

  /// What is wrong and what to do: lower case, no full stop, offending text in single quotes.
  public var message: String

  /// Where it is, or nil where no file is concerned.
  public var excerpt: SourceExcerpt?

  /// Further places that explain the finding.
  public var notes: [Note]

  /// The change that would put it right, if one is known.
  public var fix: Fix?

  /// What it is about, where its place alone doesn't say.
  public var subject: Subject?

  /// Creates a diagnostic.
  public init(
    rule: String,
    severity: Severity,
    message: String,
    excerpt: SourceExcerpt? = nil,
    notes: [Note] = [],
    fix: Fix? = nil,
    subject: Subject? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.excerpt = excerpt
    self.notes = notes
    self.fix = fix
    self.subject = subject
  }
}

extension Diagnostic {
  /// A remark that belongs to a diagnostic, such as where a name was first used.
  public struct Note: Hashable, Sendable {
    /// What the place has to do with the diagnostic.
    public var message: String

    /// Where it is, or nil where no file is concerned.
    public var excerpt: SourceExcerpt?

    /// Creates a note.
    public init(message: String, excerpt: SourceExcerpt? = nil) {
      self.message = message
      self.excerpt = excerpt
    }
  }
}
