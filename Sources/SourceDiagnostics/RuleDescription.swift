/// What a report says of a rule, besides the findings that belong to it.
public struct RuleDescription: Hashable, Sendable {
  /// A text as it is, and with the marks of Markdown.
  public struct Text: Hashable, Sendable {
    /// The text without marks.
    public var plain: String

    /// The text in GitHub Flavored Markdown.
    public var markdown: String

    /// Creates a text.
    public init(plain: String, markdown: String) {
      self.plain = plain
      self.markdown = markdown
    }
  }

  /// The stable identifier, as ``Diagnostic/rule`` has it.
  public var id: String

  /// The rule in a sentence, or nil where it has none.
  public var summary: String?

  /// Why the rule is there, and what exactly it looks at.
  public var explanation: String?

  /// How to put a finding right.
  public var help: Text?

  /// How much a finding weighs unless somebody has changed that.
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
