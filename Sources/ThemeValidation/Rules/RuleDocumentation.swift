package import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// What a rule is about: the text of the rules reference.
package struct RuleDocumentation: Sendable {
  /// The rule's name, which findings carry.
  package let name: String

  /// How much a finding weighs where the library file doesn't say; nil where the rule is off.
  package let severity: Severity?

  /// What holds where the rule is kept, in a sentence.
  package let summary: String

  /// Why it matters, and what exactly is looked at.
  package let why: String

  /// How to put a finding right.
  package let fix: String

  /// Files that break the rule and no other.
  package let bad: RuleExample?

  /// The same files, put right.
  package let good: RuleExample?

  init(
    _ rule: Rule,
    summary: String,
    why: String,
    fix: String,
    bad: RuleExample?,
    good: RuleExample?
  ) {
    name = rule.rawValue
    severity = rule.severity
    self.summary = summary
    self.why = why
    self.fix = fix
    self.bad = bad
    self.good = good
  }

  init(_ rule: DocumentRule, why: String, fix: String, bad: RuleExample, good: RuleExample) {
    name = rule.rawValue
    severity = rule.severity
    summary = rule.summary
    self.why = why
    self.fix = fix
    self.bad = bad
    self.good = good
  }

  /// A rule of asset catalogs, which have no examples in YAML.
  init(name: String, severity: Severity, summary: String) {
    self.name = name
    self.severity = severity
    self.summary = summary
    why =
      "This is a rule of asset catalogs. They are checked where a library lists them under "
      + "'catalogs:', and where 'validate' is given one."
    fix = "The finding names the asset and says what to change."
    bad = nil
    good = nil
  }
}
