/// The description of a rule in a report.
public struct RuleDescription: Hashable, Sendable {
  /// A text without and with Markdown.
  public struct Text: Hashable, Sendable {
    /// The text without Markdown.
    public var plain: String

    /// The text in GitHub Flavored Markdown.
    public var markdown: String

    /// Creates a text.
    public init(plain: String, markdown: String) {
      self.plain = plain
      self.markdown = markdown
    }
  }

  /// The stable identifier, as in ``Diagnostic/rule``.
  public var id: String

  /// The requirement in one sentence, or nil.
  public var summary: String?

  /// The reason for the rule, and exactly what it checks.
  public var explanation: String?

  /// How to fix a violation.
  public var help: Text?

  /// The default severity of a finding.
  public var severity: Severity

  /// Creates a description.
  public init(
    id: String,
    summary: String? = nil,
    explanation: String? = nil,
    help: Text? = nil,
    severity: Severity
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.help = help
    self.severity = severity
  }
}
