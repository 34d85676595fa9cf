package import SourceDiagnostics

/// A change of what a library requires of its colors, or of what is made of them.
package struct RequirementChange: Hashable, Sendable {
  /// The kind of a change.
  package enum Kind: String, Sendable {
    case removed, lowered, narrowed, ignored, added, raised, changed
    /// A finding that was ignored is reported.
    case reported
  }

  /// What changed, such as `contrast of text on background`.
  package let subject: String

  /// The kind of the change.
  package let kind: Kind

  /// The old requirement, such as `4.5:1`; empty for a new one.
  package let old: String

  /// The new requirement; empty for a removed one.
  package let new: String

  /// Whether errors can now pass that did not pass before.
  package let isWeaker: Bool

  /// The position in the newer library; nil if nothing is left there.
  package let excerpt: SourceExcerpt?
}
