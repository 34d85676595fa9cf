/// What differs between two theme libraries, or between two themes.
///
/// Compared is what code can see: the named colours as they resolve, under every combination of traits
/// that they depend on. Raw material of `palette:` sections and how a value is written count only
/// where a colour comes to something else.
public struct LibraryDifference: Hashable, Sendable {
  /// The default themes, where they are not the same.
  public let defaultTheme: Replacement?

  /// The themes that differ: removed ones, then the others in the order of the new library.
  public let themes: [ThemeDifference]

  /// Whether nothing differs.
  public var isEmpty: Bool { defaultTheme == nil && themes.isEmpty }

  /// A name and the one that has taken its place.
  public struct Replacement: Hashable, Sendable {
    /// The old name.
    public let old: String
    /// The new name.
    public let new: String
  }
}

/// What differs between two themes.
public struct ThemeDifference: Hashable, Sendable {
  /// The older theme's name; nil for a theme that is new.
  public let old: String?

  /// The newer theme's name; nil for a theme that is gone.
  public let new: String?

  /// The theme that the newer one extends.
  public let parent: String?

  /// The colours that differ: removed, renamed, deprecated, added and changed ones, each in the order
  /// of their definition.
  public let colors: [ColorChange]

  /// The checks that come to another result, the gravest first.
  public let checks: [CheckChange]

  /// The colours that differ just as they do in the theme that this one extends, and are told there.
  public let inheritedColors: [String]

  /// How many checks come to the same other result as in the theme that this one extends.
  public let inheritedCheckCount: Int

  /// Whether all combinations of traits could be compared; there can be too many.
  public let isComplete: Bool

  /// Whether the newer theme is the older one under another name: one that is gone and one that is
  /// new have the same colours under all traits.
  public internal(set) var isRenamed = false

  /// Whether nothing differs.
  public var isEmpty: Bool {
    old != nil && new != nil && !isRenamed && colors.isEmpty && checks.isEmpty
      && inheritedColors.isEmpty
  }
}
