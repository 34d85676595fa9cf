/// What a report says of a rule, besides the findings that belong to it.
public struct RuleDescription: Hashable, Sendable {
  /// The stable identifier, as ``Diagnostic/rule`` has it.
  public var id: String

  /// The rule in a sentence, or nil where it has none.
  public var summary: String?

  /// How much a finding weighs unless somebody has changed that.
  public var severity: Severity

  /// Creates a description.
  public init(id: String, summary: String? = nil, severity: Severity) {
    self.id = id
    self.summary = summary
    self.severity = severity
  }
}
