/// A rule that diagnostics belong to.
///
/// Each rule is a constant with all that is known of it, next to its check or to the reader that
/// reports it:
/// ```swift
/// extension Rule {
///   static let naming = Rule(
///     "naming",
///     severity: .error,
///     summary: "Names must consist of letters, digits and hyphens."
///   )
/// }
/// ```
public struct Rule: Sendable {
  /// The stable identifier, such as `duplicate-key`.
  public let id: String

  /// The severity of a diagnostic where a library file sets no other; nil for a rule that is off.
  public let severity: Severity?

  /// Whether some diagnostics have a fix that can be applied without review.
  public let isFixable: Bool

  /// The requirement in one sentence.
  public let summary: String

  /// The reason for the rule, and exactly what it checks.
  public let explanation: String

  /// How to fix a violation.
  public let remedy: String

  /// Creates a rule.
  public init(
    _ id: String,
    severity: Severity?,
    isFixable: Bool = false,
    summary: String = "",
    explanation: String = "",
    remedy: String = ""
  ) {
    self.id = id
    self.severity = severity
    self.isFixable = isFixable
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
  }
}

/// Rules are equal if their identifiers are.
extension Rule: Hashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule: CustomStringConvertible {
  /// The identifier.
  public var description: String { id }
}

/// A literal is an error with that identifier, for comparisons such as `diagnostic.rule ==
/// "limit"`.
extension Rule: ExpressibleByStringLiteral {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(stringLiteral id: String) { self.init(id, severity: .error) }
}
