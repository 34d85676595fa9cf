/// The differences between two theme libraries, or between two themes.
///
/// Named colors are compared by their resolved values, under every combination of traits that they depend
/// on. Primitive colors of `palette:` sections and the notation of values count only where a color
/// resolves to a different value.
public struct LibraryDifference: Hashable, Sendable {
  /// The default themes, where they differ.
  public let defaultTheme: Replacement?

  /// The themes that differ: removed ones, then the others in the order of the new library.
  public let themes: [ThemeDifference]

  /// Whether nothing differs.
  public var isEmpty: Bool { defaultTheme == nil && themes.isEmpty }

  /// A name and its replacement.
  public struct Replacement: Hashable, Sendable {
    /// The old name.
    public let old: String
    /// The new name.
    public let new: String
  }
}

/// The differences between two themes.
public struct ThemeDifference: Hashable, Sendable {
  /// The older theme's name; nil for a theme that is new.
  public let old: String?

  /// The newer theme's name; nil for a theme that is removed.
  public let new: String?

  /// The theme that the newer one extends.
  public let parent: String?

  /// The colors that differ: removed, renamed, deprecated, added and changed ones, each in the order
  /// of their definition.
  public let colors: [ColorChange]

  /// The checks with different results, the most severe first.
  public let checks: [CheckChange]

  /// The colors with the same change as in the extended theme, which reports it.
  public let inheritedColors: [String]

  /// The number of checks with the same change as in the extended theme.
  public let inheritedCheckCount: Int

  /// Whether all combinations of traits were compared; there can be too many.
  public let isComplete: Bool

  /// Whether the newer theme is the older one with a new name: a removed and a new theme have the same
  /// colors under all traits.
  public internal(set) var isRenamed = false

  /// Whether nothing differs.
  public var isEmpty: Bool {
    old != nil && new != nil && !isRenamed && colors.isEmpty && checks.isEmpty
      && inheritedColors.isEmpty
  }
}
