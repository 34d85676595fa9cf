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

extension Sequence<Diagnostic> {
  /// Returns the diagnostics sorted by file, position and rule; equal diagnostics keep their order.
  ///
  /// Diagnostics without a position come first. Runs on the same input thus print the same text,
  /// regardless of the order of the checks.
  ///
  /// - Complexity: O(*n* log *n*).
  public func sortedByPosition() -> [Diagnostic] {
    enumerated()
      .map { (order: $0.offset, diagnostic: $0.element) }
      .sorted { left, right in
        left.diagnostic.isOrderedBefore(right.diagnostic)
          ?? (left.order < right.order)
      }
      .map(\.diagnostic)
  }
}

extension Diagnostic {
  /// Returns whether this diagnostic comes first, or nil if file, range and rule are equal.
  fileprivate func isOrderedBefore(_ other: Diagnostic) -> Bool? {
    switch (excerpt, other.excerpt) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (nil, nil): break
    case (.some(let left), .some(let right)):
      if left.file != right.file { return left.file < right.file }
      if left.start != right.start { return left.start < right.start }
      if left.end != right.end { return left.end < right.end }
    }
    return rule == other.rule ? nil : rule.id < other.rule.id
  }
}

extension Diagnostic {
  /// A change of the file that fixes a diagnostic.
  ///
  /// ```swift
  /// Diagnostic.Fix.safe("\"#fff\"")           // can be applied automatically
  /// Diagnostic.Fix.suggestion("{accent}")     // requires a review
  /// ```
  public struct Fix: Hashable, Sendable {
    /// The text that replaces the range; empty to remove it.
    public var replacement: String

    /// The replaced range, with an exclusive end; nil for the range of the diagnostic's excerpt.
    public var range: Range<SourcePosition>?

    /// Whether the change is certain to be correct, so that it needs no review.
    public var isSafe: Bool

    /// Creates a fix.
    public init(replacement: String, range: Range<SourcePosition>? = nil, isSafe: Bool) {
      self.replacement = replacement
      self.range = range
      self.isSafe = isSafe
    }

    /// A change of spelling alone, which can be applied automatically.
    public static func safe(_ replacement: String, at range: Range<SourcePosition>? = nil) -> Fix {
      Fix(replacement: replacement, range: range, isSafe: true)
    }

    /// Returns a change that is probably correct and requires a review.
    public static func suggestion(
      _ replacement: String,
      at range: Range<SourcePosition>? = nil
    ) -> Fix {
      Fix(replacement: replacement, range: range, isSafe: false)
    }
  }

  /// The range that the fix replaces; nil without a fix or a position.
  public var fixRange: Range<SourcePosition>? {
    guard let fix, let excerpt else { return nil }
    return fix.range ?? excerpt.start..<max(excerpt.start, excerpt.end)
  }
}
