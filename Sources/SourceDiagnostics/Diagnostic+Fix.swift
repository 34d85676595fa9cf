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
