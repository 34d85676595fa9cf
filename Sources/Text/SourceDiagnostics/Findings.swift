/// Collects the diagnostics of a run, up to a limit; those beyond it are only counted.
public struct Findings: Sendable {
  /// The diagnostics in the order in which they were added.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Whether an error was added, also one beyond the limit.
  public private(set) var hasErrors = false

  private let limit: Int
  private var omittedCount = 0

  /// Creates an empty collection.
  public init(limit: Int = .max) {
    self.limit = limit
  }

  /// Counts a diagnostic beyond the limit, for callers that construct only those below it.
  ///
  /// - Returns: Whether the diagnostic is beyond the limit.
  public mutating func omits(_ severity: Severity) -> Bool {
    if severity == .error { hasErrors = true }
    guard diagnostics.count >= limit else { return false }
    omittedCount += 1
    return true
  }

  /// Adds a diagnostic of `rule`.
  ///
  /// - Parameters:
  ///   - rule: The rule that is violated.
  ///   - severity: The severity; nil for that of the rule, and a warning where the rule is off.
  ///   - message: The message, whose names are added to the subject.
  ///   - excerpt: The place; nil where no file is concerned.
  ///   - anchor: The place that identifies the diagnostic; nil for `excerpt`.
  ///   - notes: Places that explain the diagnostic.
  ///   - fix: The change that fixes the violation.
  ///   - subject: Names, traits and files that neither the message nor the place has. A subject
  ///     with files also includes the files of `notes`.
  public mutating func add(
    _ rule: Rule,
    as severity: Severity? = nil,
    _ message: Diagnostic.Message,
    at excerpt: SourceExcerpt?,
    anchoredAt anchor: SourceExcerpt? = nil,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil,
    about subject: Diagnostic.Subject = Diagnostic.Subject()
  ) {
    let severity = severity ?? rule.severity ?? .warning
    guard !omits(severity) else { return }
    var subject = subject
    subject.names += message.names
    if !subject.files.isEmpty {
      let files = Set(notes.compactMap { $0.excerpt?.file })
      subject.files += files.subtracting(subject.files).sorted()
    }
    diagnostics.append(
      Diagnostic(
        rule: rule,
        severity: severity,
        message: message.text,
        excerpt: excerpt,
        anchor: anchor,
        notes: notes,
        fix: fix ?? message.proposal?.fix(at: excerpt),
        subject: subject
      )
    )
  }

  /// Adds diagnostics that were made elsewhere, regardless of the limit.
  public mutating func append(contentsOf others: [Diagnostic]) {
    for other in others {
      if other.severity == .error { hasErrors = true }
      diagnostics.append(other)
    }
  }

  /// Returns the diagnostics by file and position, and a last one where some were omitted.
  ///
  /// - Parameters:
  ///   - rule: The rule of the last diagnostic.
  ///   - severity: Its severity.
  ///   - place: The file or run that has more diagnostics, with its verb.
  /// - Returns: The sorted diagnostics.
  public func sorted(
    closing rule: Rule,
    as severity: Severity,
    subject place: String
  ) -> [Diagnostic] {
    let sorted = diagnostics.sortedByPosition()
    guard omittedCount > 0 else { return sorted }
    let message = "\(place) \(omittedCount) more problems than the \(limit) that are listed"
    return sorted + [Diagnostic(rule: rule, severity: severity, message: message)]
  }
}
