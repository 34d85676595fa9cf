package import DynamicColors
package import SourceDiagnostics

/// A theme file that was read: its colours as they are written, before inheritance.
///
/// It is an object, so that themes that extend it share it.
public final class Theme: Sendable {
  /// Where else to turn for a colour that shouldn't be used any more.
  public struct Deprecation: Hashable, Sendable {
    /// The name to use instead, if there is one.
    public let replacement: String?
    /// Why.
    public let reason: String?

    /// Says what to use instead, and why.
    public init(replacement: String?, reason: String?) {
      self.replacement = replacement
      self.reason = reason
    }
  }

  /// The theme's name, which is a value of the theme trait.
  public let name: String

  /// The name of the theme that this one extends.
  public let parent: String?

  /// What the theme is like, in the author's words.
  public let summary: String?

  /// What colours are for, by name.
  public let about: [String: String]

  /// The colours that still resolve but shouldn't be used any more, by name.
  public let deprecated: [String: Deprecation]

  /// The theme as a scheme of base16 or base24, where the file says so.
  package let scheme: ThemeScheme?

  /// The file's name.
  public let file: String

  package let layer: ColorLayer
  /// Where the theme's name is written.
  package let nameExcerpt: SourceExcerpt
  package let parentExcerpt: SourceExcerpt?
  /// The names in `about:` and `deprecated:`, to be checked once inheritance is known.
  let mentions: [(name: String, excerpt: SourceExcerpt)]
  /// The names that `deprecated:` gives as replacements.
  package let replacements: [(name: String, excerpt: SourceExcerpt)]
  /// The colours that lack a value which was reported: nothing can be said of how they look.
  let faultyNames: Set<String>

  init(
    name: String,
    parent: String?,
    summary: String?,
    about: [String: String],
    deprecated: [String: Deprecation],
    scheme: ThemeScheme?,
    file: String,
    layer: ColorLayer,
    nameExcerpt: SourceExcerpt,
    parentExcerpt: SourceExcerpt?,
    mentions: [(name: String, excerpt: SourceExcerpt)],
    replacements: [(name: String, excerpt: SourceExcerpt)],
    faultyNames: Set<String>
  ) {
    self.name = name
    self.parent = parent
    self.summary = summary
    self.about = about
    self.deprecated = deprecated
    self.scheme = scheme
    self.file = file
    self.layer = layer
    self.nameExcerpt = nameExcerpt
    self.parentExcerpt = parentExcerpt
    self.mentions = mentions
    self.replacements = replacements
    self.faultyNames = faultyNames
  }
}
