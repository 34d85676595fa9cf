extension Diagnostic {
  /// A change of the file that would put a finding right.
  ///
  /// ```swift
  /// Diagnostic.Fix.safe("\"#fff\"")           // can be made without asking
  /// Diagnostic.Fix.suggestion("{accent}")     // somebody should look at it first
  /// ```
  public struct Fix: Hashable, Sendable {
    /// The text that takes the place of what is in the range; empty to remove that.
    public var replacement: String

    /// What is replaced, its end exclusive; nil for the range of the diagnostic's excerpt.
    public var range: Range<SourcePosition>?

    /// Whether the change can't be anything but what was meant, so that no one need be asked.
    public var isSafe: Bool

    /// Creates a fix.
    public init(replacement: String, range: Range<SourcePosition>? = nil, isSafe: Bool) {
      self.replacement = replacement
      self.range = range
      self.isSafe = isSafe
    }

    /// A change of spelling alone, which can be made without asking.
    public static func safe(_ replacement: String, at range: Range<SourcePosition>? = nil) -> Fix {
      Fix(replacement: replacement, range: range, isSafe: true)
    }

    /// A change that is probably right, and that somebody should look at.
    public static func suggestion(
      _ replacement: String,
      at range: Range<SourcePosition>? = nil
    ) -> Fix {
      Fix(replacement: replacement, range: range, isSafe: false)
    }
  }

  /// What the fix replaces; nil without a fix or a place.
  public var fixRange: Range<SourcePosition>? {
    guard let fix, let excerpt else { return nil }
    return fix.range ?? excerpt.start..<max(excerpt.start, excerpt.end)
  }
}
