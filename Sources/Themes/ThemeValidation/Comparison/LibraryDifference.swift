package import SourceDiagnostics

/// The differences between two theme libraries, or between two themes.
///
/// Named colors are compared by their resolved values, under every combination of traits that they
/// depend on. Primitive colors of `palette:` sections and the notation of values count only where a
/// color resolves to a different value.
package struct LibraryDifference: Hashable, Sendable {
  /// The default themes, where they differ.
  package let defaultTheme: Replacement?

  /// The themes that differ: removed ones, then the others in the order of the new library.
  package let themes: [ThemeDifference]

  /// The requirements that differ; weaker ones come first.
  package var requirements: [RequirementChange] = []

  /// The errors of the libraries, which concern single colors.
  package internal(set) var errors: [Diagnostic] = []

  /// Whether nothing differs.
  package var isEmpty: Bool { defaultTheme == nil && themes.isEmpty && requirements.isEmpty }

  /// A name and its replacement.
  package struct Replacement: Hashable, Sendable {
    /// The old name.
    package let old: String
    /// The new name.
    package let new: String
  }
}

/// The differences between two themes.
package struct ThemeDifference: Hashable, Sendable {
  /// The older theme's name; nil for a theme that is new.
  package let old: String?

  /// The newer theme's name; nil for a theme that is removed.
  package let new: String?

  /// The theme that the newer one extends.
  package let parent: String?

  /// The colors that differ: removed, renamed, deprecated, added and changed ones, each in the
  /// order of their definition.
  package let colors: [ColorChange]

  /// The checks with different results, the most severe first.
  package let checks: [ColorCheck.Change]

  /// The colors with the same change as in the extended theme, which reports it.
  package let inheritedColors: [String]

  /// The number of checks with the same change as in the extended theme.
  package let inheritedCheckCount: Int

  /// Whether all combinations of traits were compared; there can be too many.
  package let isComplete: Bool

  /// Whether the newer theme is the older one with a new name: a removed and a new theme have the
  /// same colors under all traits.
  package internal(set) var isRenamed = false

  /// Whether nothing differs.
  package var isEmpty: Bool {
    old != nil && new != nil && !isRenamed && colors.isEmpty && checks.isEmpty
      && inheritedColors.isEmpty
  }
}

/// A change of what a library requires of its colors, or of what is made of them.
package struct RequirementChange: Hashable, Sendable {
  /// The kind of a change.
  package enum Kind: String, Sendable {
    case removed, lowered, narrowed, ignored, added, raised, changed
    /// A finding that was ignored is reported.
    case reported
  }

  /// The requirement that changed, such as `contrast of text on background`.
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
